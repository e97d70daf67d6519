export { currentBlocks, liftBlock, type NewBlock, placeBlock } from './blocks.ts';
export { listProperties } from './list-properties.ts';
export {
  gainedNights,
  isSoldOut,
  lockBoth,
  lockSpan,
  type RoomNights,
  releaseNights,
  soldInAll,
  soldOn,
  takeNights,
} from './nights.ts';
export { showAvailability } from './show-availability.ts';
export { showOffers } from './show-offers.ts';
export { showProperty } from './show-property.ts';
export * from './stored-property.ts';
export { setCapacity, syncProperties } from './sync-properties.ts';
