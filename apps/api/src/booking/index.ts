export { type Booking, siteOf } from './booking.ts';
export {
  appendToFolio,
  enterPayment,
  type Folio,
  type FolioEntry,
  folioOf,
  isQuoted,
  type NewEntry,
  paymentsOf,
} from './folio.ts';
export { nightsText } from './nights-text.ts';
export * from './prune.ts';
export { showOnDevice, type Viewer } from './seen-on-device.ts';
export * from './slim-loads.ts';
export * from './store.ts';
