export { createLimits, type LimitName, type Limits } from './limits.ts';
export { deleteSpentAllowances } from './rate-limits.ts';
