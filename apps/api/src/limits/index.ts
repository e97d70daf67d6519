export { createLimits, type HoldLimits, type KnownNetwork, type LimitName, type Limits } from './limits.ts';
export { isThisMachine, type Network, networksOf } from './networks.ts';
export { openShares } from './open-shares.ts';
export { deleteSpentAllowances } from './rate-limits.ts';
