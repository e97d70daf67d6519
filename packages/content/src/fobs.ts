/** A drawing on the key fob of a kind of room; kinds without one show their letters. */
export type Emblem = 'truck' | 'river' | 'hoodoo' | 'headframe' | 'ammonite' | 'sun';
export type FobColour = 'spruce' | 'teal' | 'ox' | 'umber' | 'sky' | 'straw';

/** The key fobs of the front desk, by the id of the kind of room: colour only helps, the emblem tells. */
export const fobs: Readonly<Record<string, { readonly emblem: Emblem; readonly colour: FobColour }>> = {
  'trucker-single': { emblem: 'truck', colour: 'spruce' },
  'river-queen': { emblem: 'river', colour: 'teal' },
  'hoodoo-double': { emblem: 'hoodoo', colour: 'ox' },
  'tipple-twin': { emblem: 'headframe', colour: 'umber' },
  'fossil-quad': { emblem: 'ammonite', colour: 'sky' },
  'canyon-king': { emblem: 'sun', colour: 'straw' },
};
