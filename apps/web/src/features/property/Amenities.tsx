import { Heading, Icon, Stack } from '@motel/ui';
import { useWords, type Words } from '../../shared/words.ts';
import * as styles from './Amenities.css.ts';
import { drawings } from './drawings.ts';

/** The drawings of the amenities of §2; any other has a tick. */
const drawingsBy = ({ t }: Words): Readonly<Record<string, string>> => ({
  [t('TV')]: drawings.tv,
  [t('Breakfast')]: drawings.breakfast,
  [t('Air conditioning')]: drawings.airConditioning,
  [t('Housekeeping')]: drawings.broom,
  [t('Pet friendly')]: drawings.paw,
  [t('Free WiFi')]: drawings.wifi,
  [t('Parking')]: drawings.parking,
  [t('Semi truck trailer parking')]: drawings.truck,
});

export function Amenities({ amenities }: { readonly amenities: readonly string[] }) {
  const { words, t } = useWords();
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="heading">
        {t('What the room comes with')}
      </Heading>
      <ul className={styles.list}>
        {amenities.map((name) => (
          <li key={name} className={styles.amenity}>
            <span className={styles.drawing}>
              <Icon name="check" path={drawingsBy(words)[name]} size={30} />
            </span>
            {name}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
