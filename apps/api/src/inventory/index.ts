export { blocksWithin, currentBlocks, liftBlock, placeBlock } from './blocks.ts';
export { showNightPrices } from './night-prices.ts';
export * from './nights.ts';
export * from './properties.ts';
export { notingSalesChange, pruneSalesChanges, type SalesStateNow, salesState } from './sales-state.ts';
export { showAvailability } from './show-availability.ts';
export { showOffers } from './show-offers.ts';
export { setCapacity, syncProperties } from './sync-properties.ts';
export { bookableNights, demandNow, tariffOfNow } from './tariff-of-now.ts';
