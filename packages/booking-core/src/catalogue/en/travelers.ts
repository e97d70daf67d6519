import type { Catalogue } from '../catalogue.ts';

/** The summary of a party in a search box. */
export const travelers: Catalogue['travelers'] = ({ adults, children, rooms }) =>
  `${adults} adults · ${children} children · ${rooms} room`;
