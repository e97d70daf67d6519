import { openBenchMotel } from './bench-motel.ts';

// The motel in a separate process, as in production; it ends with the benchmark.
const motel = await openBenchMotel(
  process.argv[2] ?? '',
  true,
  (process.argv[3] ?? 'no site') as 'no site' | 'site' | 'own',
);
process.on('disconnect', () => void motel.close().then(() => process.exit()));
process.send?.(motel.origin);
