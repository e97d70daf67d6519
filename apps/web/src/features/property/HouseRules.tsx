import { roomCapacity } from '@motel/booking-core';
import { policies } from '@motel/content';
import { t } from '@motel/language';
import { Heading, Stack } from '@motel/ui';
import { Link } from 'react-router-dom';
import { sitePaths } from '../../shared/site-paths.ts';
import * as styles from './HouseRules.css.ts';

function rulesOf(roomType: string | undefined) {
  // Four places a room: the double rooms of the rule (C1).
  const isDouble = roomType !== undefined && roomCapacity(roomType) > 2;
  return [
    { about: t('Check-in and check-out'), rules: [policies.checkIn, policies.checkOut] },
    { about: t('Cancellation'), rules: [policies.cancellation, policies.lateCancellation] },
    { about: t('Pets'), rules: [policies.petFee] },
    { about: t('Extra persons'), rules: [policies.extraPersons, ...(isDouble ? [policies.children] : [])] },
    { about: t('Quiet hours and visitors'), rules: [policies.quietHours, policies.visitors] },
    { about: t('Smoking'), rules: [policies.smoking] },
  ];
}

/** The house rules that a guest should know before booking (§9). */
export function HouseRules({ roomType }: { readonly roomType: string | undefined }) {
  return (
    <Stack as="section">
      <Heading level={2} size="heading">
        {t('Good to know')}
      </Heading>
      <dl className={styles.rules}>
        {rulesOf(roomType).map(({ about, rules }) => (
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
