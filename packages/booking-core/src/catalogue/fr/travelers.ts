import type { Catalogue } from '../catalogue.ts';
import { counted } from './typography.ts';

/** The summary of a party in a search box. */
export const travelers: Catalogue['travelers'] = ({ adults, children, rooms }) =>
  [counted(adults, 'adulte'), counted(children, 'enfant'), counted(rooms, 'chambre')].join(' · ');
