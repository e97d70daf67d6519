import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openBenchMotel } from './bench-motel.ts';

// The motel in a separate process, as in production; it ends with the benchmark.
const motel = await openBenchMotel(
  process.argv[2] ?? '',
  true,
  (process.argv[3] ?? 'no site') as 'no site' | 'site' | 'own',
);
// V8 takes the flag at any time; `gc` is there in contexts made from then on.
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
process.on('message', () => {
  for (let times = 0; times < 5; times += 1) collect();
  process.send?.(process.memoryUsage().heapUsed);
});
process.on('disconnect', () => void motel.close().then(() => process.exit()));
process.send?.(motel.origin);
