import type { Property } from '@motel/api-client/contracts';
import { counted } from '@motel/content/words';
import { Heading, Icon, type IconProps, Stack } from '@motel/ui';
import { DottedFacts } from '../../shared/DottedFacts.tsx';
import { useWords } from '../../shared/words.ts';
import { drawings } from './drawings.ts';
import * as styles from './PropertyFacts.css.ts';

const COUNTED = ['bedroom', 'bed', 'bathroom'] as const;

export function PropertyFacts({ property }: { readonly property: Property }) {
  const { words, t } = useWords();
  const { pets, beds, bedSize, size, bath } = property;
  const facts: readonly (IconProps & { readonly words: string })[] = [
    { words: counted(words, property.guest, 'guest'), name: 'people' },
    ...COUNTED.map((noun) => ({ words: counted(words, property[noun], noun), path: drawings[noun] })),
    {
      words: pets === 0 ? t('No pets') : t('{pets} allowed', { pets: counted(words, pets, 'pet') }),
      path: drawings.paw,
    },
  ];
  return (
    <Stack gap="s">
      <Heading level={2} size="heading">
        {property.location === undefined
          ? t('Location Not Available')
          : t('Entire rental unit in {location}', { location: property.location })}
      </Heading>
      <DottedFacts facts={[beds, bedSize, size && `${size} m²`, bath]} className={styles.own} />
      <ul className={styles.facts}>
        {facts.map(({ words, ...drawing }) => (
          <li key={words} className={styles.fact}>
            <span className={styles.drawing}>
              <Icon {...drawing} />
            </span>
            {words}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
