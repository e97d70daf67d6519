import { attractionGroups } from '@motel/content';

const attractions = attractionGroups.flat();

/** What /gallery says of each place beyond its caption. */
export const placeNotes: Readonly<Record<string, string>> = Object.fromEntries(
  attractions.map(({ name, about }) => [name, about]),
);

/** Who made the pictures, each named once. */
export const credits = [...new Set(attractions.map(({ credit }) => credit))];
