import { Heading, Icon, Stack } from '@motel/ui';
import * as styles from './Amenities.css.ts';
import { drawings } from './drawings.ts';

/** The same for every property (§2). */
export const AMENITIES = [
  { name: 'TV', path: drawings.tv },
  { name: 'Breakfast', path: drawings.breakfast },
  { name: 'Air conditioning', path: drawings.airConditioning },
  { name: 'Housekeeping', path: drawings.broom },
  { name: 'Pet friendly', path: drawings.paw },
  { name: 'Free WiFi', path: drawings.wifi },
  { name: 'Parking', path: drawings.parking },
  { name: 'Semi truck trailer parking', path: drawings.truck },
];

export function Amenities() {
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="heading">
        What the room comes with
      </Heading>
      <ul className={styles.list}>
        {AMENITIES.map(({ name, path }) => (
          <li key={name} className={styles.amenity}>
            <span className={styles.drawing}>
              <Icon path={path} size={30} />
            </span>
            {name}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
