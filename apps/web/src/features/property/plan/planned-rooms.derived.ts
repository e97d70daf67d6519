import { properties } from '@motel/content';

/** The ids of the rooms whose cards turn over. */
export const plannedRooms: readonly string[] = properties
  .filter(({ plan }) => plan !== undefined)
  .map(({ id }) => id);
