import type { Person } from '../staff/index.ts';

/** Acts on a stay: its guest, or a person at the desk. Rights, limits and letters follow from it. */
export type Actor = 'guest' | Person;

export function nameOf(actor: Actor): string {
  return actor === 'guest' ? actor : actor.name;
}
