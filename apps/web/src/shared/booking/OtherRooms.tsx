import { useLoaded } from '../use-loaded.ts';
import type { FoundRoomsProps } from './FoundRooms.tsx';

/** In the place of a price that cannot be paid: other stays and rooms. Their code loads when they are needed. */
export function OtherRooms(props: FoundRoomsProps) {
  const loaded = useLoaded(loadFoundRooms, true);
  return loaded.kind === 'loaded' && <loaded.value.FoundRooms {...props} />;
}

const loadFoundRooms = () => import('./FoundRooms.tsx');
