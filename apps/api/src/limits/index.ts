export { createLimits, type HoldLimits, type KnownNetwork, type LimitName, type Limits } from './limits.ts';
export { networksOf } from './networks.ts';
export { deleteSpentAllowances } from './rate-limits.ts';
