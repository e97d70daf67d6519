import { attractionGroups } from '@motel/content';

const attractions = attractionGroups.flat();

/** The text about each place on /gallery, beyond its caption. */
export const placeNotes: Readonly<Record<string, string>> = Object.fromEntries(
  attractions.map(({ name, about }) => [name, about]),
);

/** The pictures' authors, each named once. */
export const credits = [...new Set(attractions.map(({ credit }) => credit))];
