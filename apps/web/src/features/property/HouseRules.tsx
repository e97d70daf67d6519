import type { Property } from '@motel/api-client/contracts';
import { roomCapacity } from '@motel/booking-core';
import { Heading, Stack } from '@motel/ui';
import { Link } from 'react-router-dom';
import { sitePaths } from '../../shared/site-paths.ts';
import { useWords, type Words } from '../../shared/words.ts';
import * as styles from './HouseRules.css.ts';

function rulesOf({ t, motel }: Words, { roomType, terms }: Property) {
  // Four places a room: the double rooms of the rule (C1).
  const isDouble = roomCapacity(roomType) > 2;
  return [
    { about: t('Check-in and check-out'), rules: [motel.policies.checkIn, motel.policies.checkOut] },
    {
      about: t('Cancellation'),
      rules: terms ? [terms] : [motel.policies.cancellation, motel.policies.lateCancellation],
    },
    { about: t('Pets'), rules: [motel.policies.petFee] },
    {
      about: t('Extra persons'),
      rules: [
        motel.policies.extraPersons,
        ...(isDouble || motel.houseRules.adultsOnly ? [motel.policies.children] : []),
      ],
    },
    { about: t('Quiet hours and visitors'), rules: [motel.policies.quietHours, motel.policies.visitors] },
    { about: t('Smoking'), rules: [motel.policies.smoking] },
  ];
}

/** The house rules that a guest should know before booking (§9). */
export function HouseRules({ property }: { readonly property: Property }) {
  const { words, t } = useWords();
  return (
    <Stack as="section">
      <Heading level={2} size="heading">
        {t('Good to know')}
      </Heading>
      <dl className={styles.rules}>
        {rulesOf(words, property).map(({ about, rules }) => (
          <div key={about}>
            <dt className={styles.about}>{about}</dt>
            <dd className={styles.rule}>{rules.join(' ')}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={sitePaths.terms}>{t('All house rules')}</Link>
      </p>
    </Stack>
  );
}
