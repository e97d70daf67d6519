import { motel } from '@motel/content';
import { Stamp } from '@motel/ui';
import { Lamp } from '../../shared/Lamp.tsx';
import { RoomKey } from '../../shared/RoomKey.tsx';
import * as styles from './RoomStamp.css.ts';

/** A stamp with the room's own key above the hills; without a room, with the lamp. Decoration. */
export function RoomStamp({ room }: { readonly room: string | undefined }) {
  return (
    <div aria-hidden="true">
      <Stamp place={motel.province}>
        <div className={styles.picture}>
          <svg viewBox="0 0 100 100" className={styles.land} aria-hidden="true">
            <path className={styles.far} d="M0 72Q22 58 46 68T100 60V100H0z" />
            <path className={styles.near} d="M0 84Q30 72 58 82T100 78V100H0z" />
          </svg>
          <div className={styles.key}>{room === undefined ? <Lamp /> : <RoomKey name={room} />}</div>
        </div>
      </Stamp>
    </div>
  );
}
