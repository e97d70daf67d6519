import type { PropertyCard } from '@motel/api-client/contracts';

/** As many as fit beside each other. */
const SHOWN = 3;

/** Those after a room in the owner's order, beginning again at its end; none that is closed. */
export function otherRooms(rooms: readonly PropertyCard[], than: string): readonly PropertyCard[] {
  const at = rooms.findIndex(({ id }) => id === than);
  return [...rooms.slice(at + 1), ...rooms.slice(0, Math.max(0, at))]
    .filter(({ inStock }) => inStock)
    .slice(0, SHOWN);
}
