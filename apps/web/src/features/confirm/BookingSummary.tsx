import type { Property } from '@motel/api-client/contracts';
import { nightsOf, type Party, type Quote, type Stay, totalGuests } from '@motel/booking-core';
import type { StayPayments } from '@motel/booking-core/booking';
import { pictureFiles, placeholderPicture } from '@motel/content';
import { counted, fullPrice, partyWords, shownPrice } from '@motel/content/words';
import {
  Button,
  DataList,
  Heading,
  LiveRegion,
  Picture,
  PriceLines,
  Rating,
  Stack,
  Text,
  Unbroken,
} from '@motel/ui';
import type { ReactNode } from 'react';
import { depositWords } from '../../shared/booking/deposit-words.ts';
import { priceRows } from '../../shared/booking/price-rows.ts';
import { formatStay, formatWeekday } from '../../shared/format/dates.ts';
import { RoomKey } from '../../shared/RoomKey.tsx';
import { roomTypeWords } from '../../shared/room-type-words.ts';
import { said } from '../../shared/said.ts';
import { addressOf, sitePaths } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './BookingSummary.css.ts';
import * as priceAndPayStyles from './PriceAndPay.css.ts';
import * as stayStripStyles from './StayStrip.css.ts';

interface BookingSummaryProps {
  readonly property: Property;
  readonly stay: Stay;
  readonly party: Party;
  /** As the guest reads it, where there are several. */
  readonly plan: string | undefined;
}

/** The stay to book (§2), with the room's key hanging on its picture. */
export function BookingSummary({ property, stay, party, plan }: BookingSummaryProps) {
  const words = useWords();
  const { motel, t, language } = words;
  const [image] = property.images;
  return (
    <div>
      <div className={styles.picture}>
        <Picture
          src={image?.src}
          {...pictureFiles(motel, image?.src)}
          alt={image?.alt ?? ''}
          placeholder={placeholderPicture}
          fill
          className={styles.crop}
          sizes="(min-width: 1024px) 400px, 90vw"
        />
        <RoomKey name={property.title} className={styles.key} />
      </div>
      <div className={styles.words}>
        <Heading level={2} size="heading">
          {property.title ?? t('Property Name Not Available')}
        </Heading>
        {plan && <Text weight="bold">{plan}</Text>}
        <div className={styles.place}>
          <Text tone="soft" className={styles.whole}>
            {property.location ?? t('Location Not Available')}
          </Text>
          {property.rating > 0 && (
            <Text tone="soft" className={styles.whole}>
              <Rating value={property.rating} />
              {property.reviews > 0 && ` · ${counted(words, property.reviews, 'review')}`}
            </Text>
          )}
        </div>
        <div className={styles.facts}>
          <DataList
            columns={2}
            items={[
              {
                term: t('Check-in'),
                description: <Unbroken>{formatWeekday(words, stay.checkIn)}</Unbroken>,
                detail: <Unbroken>{t('from {checkIn}', { checkIn: motel.stayTimes.checkIn })}</Unbroken>,
              },
              {
                term: t('Check-out'),
                description: <Unbroken>{formatWeekday(words, stay.checkOut)}</Unbroken>,
                detail: <Unbroken>{t('until {checkOut}', { checkOut: motel.stayTimes.checkOut })}</Unbroken>,
              },
              {
                term: t('Total guests'),
                description: totalGuests(party),
                detail: <Unbroken>{partyWords(words, party)}</Unbroken>,
              },
              {
                term: t('Room type'),
                description: language === 'en' ? property.roomType : roomTypeWords(words, property.roomType),
                detail: <Unbroken>{counted(words, party.rooms, 'room')}</Unbroken>,
              },
            ]}
          />
        </div>
      </div>
    </div>
  );
}

interface PriceAndPayProps {
  /** Absent while the form or the dates have no price. */
  readonly quote: Quote | undefined;
  /** The sentence of its terms. */
  readonly terms: string | undefined;
  /** Absent where all is paid now. */
  readonly deposit: StayPayments | undefined;
  readonly isProcessing: boolean;
  readonly problem: ReactNode;
}

/** The price breakdown of §9; then the total, the button with the amount and the terms, which stay in sight together. */
export function PriceAndPay({ quote, terms, deposit, isProcessing, problem }: PriceAndPayProps) {
  const words = useWords();
  const { t, motel } = words;
  const total = quote === undefined ? '' : fullPrice(words, quote.total);
  const now = deposit === undefined ? total : fullPrice(words, deposit.now);
  return (
    <Stack gap="s">
      {quote && <PriceLines rows={priceRows(words, quote.lines)} />}
      <LiveRegion>{quote && t('Total {total}', { total })}</LiveRegion>
      <div className={priceAndPayStyles.pay}>
        {problem}
        <div className={priceAndPayStyles.together}>
          {quote && <PriceLines rows={[]} total={{ label: t('Total'), amount: total }} />}
          {quote && deposit && <Text>{depositWords(words, deposit)}</Text>}
          <Button
            type="submit"
            variant="solid"
            size="large"
            full
            busy={isProcessing}
            busyText={t('Processing...')}
          >
            {deposit?.now === 0
              ? t('Confirm with a card')
              : t('Confirm & Pay {total}', { total: now }).trim()}
          </Button>
        </div>
        <Text size="small" tone="soft" className={priceAndPayStyles.terms}>
          {terms && `${terms} `}
          {said(words, 'By paying you agree to our {terms}.', {
            terms: (
              <a href={addressOf(motel, sitePaths.terms)} target="_blank" rel="noreferrer">
                {t('terms')}
              </a>
            ),
          })}
        </Text>
      </div>
    </Stack>
  );
}

interface StayStripProps {
  readonly property: Property;
  readonly stay: Stay;
  readonly party: Party;
  readonly quote: Quote | undefined;
}

/** On phones and low windows, above the form: the room, its dates and the total, which the summary repeats below the form. */
export function StayStrip({ property, stay, party, quote }: StayStripProps) {
  const words = useWords();
  const { t, motel } = words;
  const [image] = property.images;
  return (
    <section className={stayStripStyles.strip} aria-label={t('Your stay')}>
      <div className={stayStripStyles.picture}>
        <Picture
          src={image?.src}
          {...pictureFiles(motel, image?.src)}
          alt=""
          placeholder={placeholderPicture}
          ratio="4 / 3"
          sizes="88px"
        />
      </div>
      <div className={stayStripStyles.words}>
        <p className={stayStripStyles.name}>{property.title ?? t('Property Name Not Available')}</p>
        <Text size="small" tone="soft" numeric>
          <span className={stayStripStyles.whole}>{formatStay(words, stay.checkIn, stay.checkOut)}</span> ·{' '}
          <span className={stayStripStyles.whole}>{counted(words, nightsOf(stay), 'night')}</span>
        </Text>
        <Text size="small" tone="soft">
          <Unbroken>{[quote?.plan?.label, partyWords(words, party)].filter(Boolean).join(', ')}</Unbroken>
        </Text>
      </div>
      {quote && <p className={stayStripStyles.total}>{shownPrice(words, quote.total)}</p>}
    </section>
  );
}
