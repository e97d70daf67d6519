import type { Catalogue } from '../catalogue.ts';

export const travelers: Catalogue['travelers'] = ({ adults, children, rooms }) =>
  `${adults} adults · ${children} children · ${rooms} room`;
