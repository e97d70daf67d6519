import { motel, policies, stayTimes } from '@motel/content';
import { Heading, Stack } from '@motel/ui';
import * as styles from './WhatHappensNext.css.ts';

/** The steps from the payment to check-in, in order. */
export function WhatHappensNext() {
  return (
    <Stack as="section" gap="m">
      <Heading level={2} size="heading">
        What happens next
      </Heading>
      <ol className={styles.steps}>
        <li className={styles.step}>
          <Heading level={3} size="small">
            We write to you
          </Heading>
          <p>Your confirmation is on its way to your e-mail address, with everything you booked and paid.</p>
        </li>
        <li className={styles.step}>
          <Heading level={3} size="small">
            {`Come from ${stayTimes.checkIn}`}
          </Heading>
          <p>
            {policies.checkIn} {policies.checkOut} Later is fine too: the front desk answers day and night at{' '}
            <a href={motel.phone.href}>{motel.phone.shown}</a>.
          </p>
        </li>
        <li className={styles.step}>
          <Heading level={3} size="small">
            Follow the lantern
          </Heading>
          <address className={styles.address}>
            {motel.name}, {motel.addressLines.join(', ')}
          </address>
        </li>
      </ol>
      <p className={styles.change}>
        Plans change. {policies.cancellation} {policies.lateCancellation}
      </p>
    </Stack>
  );
}
