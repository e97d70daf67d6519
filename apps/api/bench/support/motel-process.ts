import { openBenchMotel } from './bench-motel.ts';

// The motel in a process of its own, as it runs in life; it ends with the benchmark.
const motel = await openBenchMotel(process.argv[2] ?? '', true);
process.on('disconnect', () => void motel.close().then(() => process.exit()));
process.send?.(motel.origin);
