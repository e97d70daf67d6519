export { createLimits, type HoldLimits, type KnownNetwork, type Limits, openShares } from './limits.ts';
export { isThisMachine, type Network, networksOf } from './networks.ts';
export { deleteSpentAllowances } from './rate-limits.ts';
