import { Heading, Icon, Stack } from '@motel/ui';
import * as styles from './Amenities.css.ts';

/** The same for every property (§2). */
const AMENITIES = [
  'TV',
  'Breakfast',
  'Air conditioning',
  'Housekeeping',
  'Pet friendly',
  'Free WiFi',
  'Parking',
  'Semi truck trailer parking',
];

export function Amenities() {
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="heading">
        What the room comes with
      </Heading>
      <ul className={styles.list}>
        {AMENITIES.map((amenity) => (
          <li key={amenity} className={styles.amenity}>
            <Icon name="check" size={20} />
            {amenity}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
