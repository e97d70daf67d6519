import type { Property } from '@motel/api-client/contracts';
import { counted } from '@motel/content/words';
import { classes, Heading, Icon, Stack } from '@motel/ui';
import { Fragment } from 'react';
import { dottedFact, dottedFacts } from '../../shared/dotted-facts.css.ts';
import { useWords } from '../../shared/words.ts';
import { drawings } from './drawings.ts';
import * as styles from './PropertyFacts.css.ts';

export function PropertyFacts({ property }: { readonly property: Property }) {
  const { words, t } = useWords();
  const { pets, beds, bedSize, size, bath } = property;
  const own = [beds, bedSize, size && `${size} m²`, bath].filter((fact) => fact !== undefined);
  const facts = [
    { words: counted(words, property.guest, 'guest'), path: drawings.guest },
    { words: counted(words, property.bedroom, 'bedroom'), path: drawings.bedroom },
    { words: counted(words, property.bed, 'bed'), path: drawings.bed },
    { words: counted(words, property.bathroom, 'bathroom'), path: drawings.bathroom },
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
      {own.length > 0 && (
        <p className={classes(dottedFacts, styles.own)}>
          <strong className={dottedFact}>{own[0]}</strong>
          {own.slice(1).map((fact) => (
            <Fragment key={fact}>
              {' '}
              <span className={dottedFact}>{fact}</span>
            </Fragment>
          ))}
        </p>
      )}
      <ul className={styles.facts}>
        {facts.map(({ words, path }) => (
          <li key={words} className={styles.fact}>
            <span className={styles.drawing}>
              <Icon path={path} />
            </span>
            {words}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
