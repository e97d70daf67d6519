import { titled } from './Fob.css.ts';
import { Fob } from './Fob.tsx';

/** A kind of room by its fob and its name. */
export function FobTitle({ room }: { readonly room: { readonly id: string; readonly title: string } }) {
  return (
    <span className={titled}>
      <Fob room={room} size="small" isDecoration />
      {room.title}
    </span>
  );
}
