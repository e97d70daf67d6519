import type { Catalogue } from '../catalogue.ts';
import { counted } from '../counted.ts';

/** The summary of a party in a search box. */
export const travelers: Catalogue['travelers'] = ({ adults, children, rooms }) =>
  [counted(adults, 'adulto'), counted(children, 'niño'), counted(rooms, 'habitación', 'habitaciones')].join(
    ' · ',
  );
