import type { Stay } from '@motel/api-client/contracts';
import { Heading, Icon, Stack, Unbroken } from '@motel/ui';
import { said } from '../../shared/said.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './WhatHappensNext.css.ts';

/** The steps between the payment and check-in. @param stay where this device knows it: its own address and terms */
export function WhatHappensNext({ stay }: { readonly stay?: Stay }) {
  const { words, t, motel } = useWords();
  const { checkIn, desk: when } = motel.stayTimes;
  const phone = (
    <a href={motel.phone.href} className={styles.whole}>
      {motel.phone.shown}
    </a>
  );
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
              {said(words, 'Your confirmation, with a link to your stay, is on its way to {email}.', {
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
            {t('Come from {checkIn} to {address}.', { checkIn, address: motel.addressLines.join(', ') })}{' '}
            {when === undefined
              ? said(words, 'If you will be late, please call {phone}.', { phone })
              : said(words, 'Later is fine too: the front desk answers {when} at {phone}.', { when, phone })}
          </p>
        </li>
        <li className={styles.step}>
          <Icon name="info" />
          <p>
            <Unbroken>
              {stay
                ? stay.order
                  ? t('Each room is changed or cancelled by itself, under My Bookings.')
                  : stay.terms.sentence
                : t('Plans change. {cancellation} {lateCancellation}', {
                    cancellation: motel.policies.cancellation,
                    lateCancellation: motel.policies.lateCancellation,
                  })}
            </Unbroken>
          </p>
        </li>
      </ul>
    </Stack>
  );
}
