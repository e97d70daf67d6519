import type { Stay } from '@motel/api-client/contracts';
import { motel, policies, stayTimes } from '@motel/content';
import { t } from '@motel/language';
import { Heading, Icon, Stack, Unbroken } from '@motel/ui';
import { said } from '../../shared/said.ts';
import { termsWords } from '../../shared/stay/stay-words.ts';
import * as styles from './WhatHappensNext.css.ts';

/** The steps between the payment and check-in. @param stay where this device knows it: its own address and terms */
export function WhatHappensNext({ stay }: { readonly stay?: Stay }) {
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="small">
        {t('What happens next')}
      </Heading>
      <ul className={styles.steps}>
        <li className={styles.step}>
          <Icon name="mail" />
          {stay ? (
            <p>
              {said('Your confirmation, with a link to change or cancel, is on its way to {email}.', {
                email: <b className={styles.address}>{stay.guest.email}</b>,
              })}
            </p>
          ) : (
            <p>
              {t(
                'Your confirmation is on its way to your e-mail address, with everything you booked and paid.',
              )}
            </p>
          )}
        </li>
        <li className={styles.step}>
          <Icon name="pin" />
          <p>
            {said(
              'Come from {checkIn} to {address}. Later is fine too: the front desk answers day and night at {phone}.',
              {
                checkIn: stayTimes.checkIn,
                address: motel.addressLines.join(', '),
                phone: (
                  <a href={motel.phone.href} className={styles.whole}>
                    {motel.phone.shown}
                  </a>
                ),
              },
            )}
          </p>
        </li>
        <li className={styles.step}>
          <Icon name="info" />
          <p>
            <Unbroken>
              {stay
                ? termsWords(stay, Date.now())
                : t('Plans change. {cancellation} {lateCancellation}', {
                    cancellation: policies.cancellation,
                    lateCancellation: policies.lateCancellation,
                  })}
            </Unbroken>
          </p>
        </li>
      </ul>
    </Stack>
  );
}
