import { useLoaded } from '../../shared/use-loaded.ts';
import type { FoundRoomsProps } from './FoundRooms.tsx';

/** In the place of a price that nobody can pay: other rooms for the same stay. Their code loads when they are needed. */
export function OtherRooms(props: FoundRoomsProps) {
  const loaded = useLoaded(loadFoundRooms, true);
  return loaded.kind === 'loaded' && <loaded.value.FoundRooms {...props} />;
}

function loadFoundRooms() {
  return import('./FoundRooms.tsx');
}
