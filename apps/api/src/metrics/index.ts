export { readOpenCounts } from './open-counts.ts';

/** Loaded only where it is used: loading starts to measure the process. */
export const loadMetrics = () => import('./motel-metrics.ts');
