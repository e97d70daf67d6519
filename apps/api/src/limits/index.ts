export { createLimits, type HoldLimits, type KnownNetwork, type Limits } from './limits.ts';
export { isThisMachine, type Network, networksOf } from './networks.ts';
export { openShares } from './open-shares.ts';
export { deleteSpentAllowances } from './rate-limits.ts';
