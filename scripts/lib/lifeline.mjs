// Preloaded into a server (`node --import`): when the program that started it ends, in whatever way, the channel to
// it closes and the server ends as if asked to.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
