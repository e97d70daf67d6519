import { policies } from '@motel/content';
import { Heading, Stack } from '@motel/ui';
import { Link } from 'react-router-dom';
import { sitePaths } from '../../shared/site-paths.ts';
import * as styles from './HouseRules.css.ts';

const RULES = [
  { about: 'Check-in and check-out', rules: [policies.checkIn, policies.checkOut] },
  { about: 'Cancellation', rules: [policies.cancellation, policies.lateCancellation] },
  { about: 'Pets', rules: [policies.petFee] },
  { about: 'Extra persons', rules: [policies.extraPersons, policies.children] },
  { about: 'Quiet hours and visitors', rules: [policies.quietHours, policies.visitors] },
  { about: 'Smoking', rules: [policies.smoking] },
];

/** The house rules that a guest should know before booking (§9). */
export function HouseRules() {
  return (
    <Stack as="section">
      <Heading level={2} size="heading">
        Good to know
      </Heading>
      <dl className={styles.rules}>
        {RULES.map(({ about, rules }) => (
          <div key={about}>
            <dt className={styles.about}>{about}</dt>
            <dd className={styles.rule}>{rules.join(' ')}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={sitePaths.terms}>All house rules</Link>
      </p>
    </Stack>
  );
}
