import { refuse, refuseForNow } from '../shared/outcome.ts';
import { HOLD_LIFETIME } from './hold-lifetime.ts';

/** Why rooms are not held. */
export const REFUSALS = {
  'sold-out': refuse('sold-out', 'nights-sold-out'),
  'too-many-holds': refuseForNow('too-many-requests', 'too-many-holds', HOLD_LIFETIME / 1000),
  full: refuseForNow('unavailable', 'rush-on-room', 5),
  busy: refuseForNow('too-many-requests', 'booking-elsewhere', 1),
};
