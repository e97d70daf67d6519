import { standardRoom } from '@motel/content';
import { Heading, Icon, Stack } from '@motel/ui';
import * as styles from './Amenities.css.ts';
import { drawings } from './drawings.ts';

/** The drawings of the amenities of §2; any other has a tick. */
const DRAWINGS: Readonly<Record<string, string>> = {
  TV: drawings.tv,
  Breakfast: drawings.breakfast,
  'Air conditioning': drawings.airConditioning,
  Housekeeping: drawings.broom,
  'Pet friendly': drawings.paw,
  'Free WiFi': drawings.wifi,
  Parking: drawings.parking,
  'Semi truck trailer parking': drawings.truck,
};

const TICK = 'm4.5 12.5 5 5L19.5 7';

/** @param amenities those of the room, where they are not those of §2 */
export function Amenities({
  amenities = standardRoom.amenities,
}: {
  readonly amenities?: readonly string[] | undefined;
}) {
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="heading">
        What the room comes with
      </Heading>
      <ul className={styles.list}>
        {amenities.map((name) => (
          <li key={name} className={styles.amenity}>
            <span className={styles.drawing}>
              <Icon path={DRAWINGS[name] ?? TICK} size={30} />
            </span>
            {name}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
