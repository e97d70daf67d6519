// Preloaded into a server (`node --import`): when the program that started it ends, in whatever way, the server ends as if
// asked to. That program is this process's parent by a channel, or npm.
import { isMainThread } from 'node:worker_threads';
import { onEndOfNpm } from './end-of-npm.mjs';

const stop = () => process.kill(process.pid, 'SIGTERM');
if (process.channel) {
  process.on('disconnect', stop);
  process.channel.unref();
} else if (isMainThread) onEndOfNpm(stop);
