import type { Property } from '@motel/api-client/contracts';
import { type Cents, dollars, instantAt, type Quote, sum, times } from '@motel/booking-core';
import { quotedTerms } from '@motel/content/terms';
import { afterPrice, counted, fullPrice, shownPrice } from '@motel/content/words';
import { Alert, Button, Card, LiveRegion, PriceLines, Stack, Text, Unbroken } from '@motel/ui';
import type { ReactNode } from 'react';
import { CodePlace } from '../../shared/booking/CodePlace.tsx';
import { depositOf, depositWords } from '../../shared/booking/deposit-words.ts';
import { GuestPicker } from '../../shared/booking/GuestPicker.tsx';
import { OtherRooms } from '../../shared/booking/OtherRooms.tsx';
import { toldRows } from '../../shared/booking/price-rows.ts';
import { tightWords } from '../../shared/booking/tight-words.ts';
import { StayPicker } from '../../shared/calendar/StayPicker.tsx';
import { useHydrated } from '../../shared/hydration/use-hydrated.ts';
import { useMotelToday } from '../../shared/site.ts';
import { useLoaded } from '../../shared/use-loaded.ts';
import { WithoutScripts } from '../../shared/WithoutScripts.tsx';
import { useWords, type Words } from '../../shared/words.ts';
import { BookingBar, GoneNotice } from './BookingBar.tsx';
import * as styles from './BookingCard.css.ts';
import { useWantedStay } from './card-start.ts';
import type { JoinWaitingProps } from './JoinWaiting.tsx';
import type { PlanChoiceProps } from './PlanChoice.tsx';
import { useBookingCard } from './use-booking-card.ts';
import { hasForm, loadLeftOpen, useCancelledCheckout, useReserve } from './use-reserve.ts';
import { WayChoice } from './WayChoice.tsx';

interface BookingProps {
  readonly property: Property;
  /** Places the card, in small windows the bar with its button, and under the title why nothing can be booked. */
  readonly children: (parts: {
    readonly card: ReactNode;
    readonly bar: ReactNode;
    readonly notice: ReactNode;
  }) => ReactNode;
}

/** Booking of one property: its card, and in small windows a bar with the price and Reserve. */
export function Booking({ property, children }: BookingProps) {
  const { isCancelled, ...wanted } = useWantedStay();
  const card = useBookingCard(property, wanted);
  const { stay, party, quote, obstacle, promotion } = card;
  const canReserve = property.inStock && obstacle === undefined;
  const reserve = useReserve(property, canReserve ? stay : undefined, party, quote, promotion);
  useCancelledCheckout(isCancelled);
  return children({
    card: <BookingCard property={property} card={card} isCancelled={isCancelled} reserve={reserve} />,
    bar: <BookingBar card={card} reserve={reserve} />,
    notice: card.isGone && <GoneNotice soldOutOn={card.soldOutOn} isShort={card.free > 0} />,
  });
}

interface BookingCardProps {
  readonly property: Property;
  readonly card: ReturnType<typeof useBookingCard>;
  /** The guest came back from the payment page without paying. */
  readonly isCancelled: boolean;
  /** Absent while nothing can be reserved. */
  readonly reserve: (() => void) | undefined;
}

const notCharged = ({ t }: Words) => t('Nothing was charged. Your stay is still here when you are ready.');

/** Dates, guests, the all-in price and Reserve (§2, §4). */
function BookingCard({ property, card, isCancelled, reserve }: BookingCardProps) {
  const { words, t } = useWords();
  const { stay, quote, party, isGone } = card;
  const adding = useLoaded(loadLeftOpen, hasForm());
  const warning = property.inStock ? card.obstacle : t('Currently Not Available');
  // Each way to choose has its own words.
  const tight = card.choices.length === 0 && tightWords(words, party, property.guest);
  const notices = [isCancelled && notCharged(words), ...card.notices, tight];
  // Refused nights have the calendar's price.
  const refused = card.nights.get(card.range.start ?? '')?.price;
  const price = quote?.nights[0]?.price ?? (refused === undefined ? undefined : dollars(refused));
  const { plans } = card;
  const isUnchosen = plans.length > 0 && quote === undefined;
  return (
    <section id="book" tabIndex={-1} aria-label={t('Book this room')} className={styles.section}>
      <Card raised="pop">
        <Stack>
          {plans.length === 0 && price !== undefined && (
            <CardPrice property={property} price={price} pets={party.pets} />
          )}
          {adding.kind === 'loaded' && <adding.value.AddingRoom stay={stay} />}
          {notices.map(
            (notice) =>
              notice && (
                <Alert tone="info" key={notice}>
                  <Unbroken>{notice}</Unbroken>
                </Alert>
              ),
          )}
          <div className={styles.fields}>
            <StayPicker {...card} room={property.id} />
            <GuestPicker
              limits={property}
              party={party}
              fewest={card.fewest}
              onChange={card.setParty}
              onRooms={card.takeRooms}
            />
          </div>
          {card.choices.length > 0 && !isGone && (
            <WayChoice
              party={party}
              sleeps={property.guest}
              choices={card.choices}
              isByHand={card.isByHand}
              free={card.free}
              onChange={card.takeRooms}
            />
          )}
          {plans.length > 0 && !isGone && <Plans {...card} />}
          {quote && plans.length === 0 && !isGone && <CardTotal quote={quote} />}
          {stay && !isGone && (
            <CodePlace
              property={property}
              stay={stay}
              promotion={card.promotion}
              onChange={card.setPromotion}
            />
          )}
          {warning && (
            <Alert tone="warning">
              <Unbroken>{warning}</Unbroken>
            </Alert>
          )}
          {(isGone || (quote === undefined && !isUnchosen)) && stay && (
            <OtherRooms
              than={property.id}
              stay={stay}
              party={party}
              onTake={({ checkIn, checkOut }) => {
                card.setRange({ start: checkIn, end: checkOut });
                // Its price is that of the cheapest way.
                card.takeRooms(undefined);
              }}
            />
          )}
          {card.soldOutOn && stay && <Waiting propertyId={property.id} stay={stay} party={party} />}
          <Stack gap="s">
            <div className={styles.reserve}>
              <Button variant="solid" size="large" full disabled={reserve === undefined} onClick={reserve}>
                {t('Reserve')}
              </Button>
            </div>
            {property.inStock && (
              <Text size="small" tone="soft" className={styles.note}>
                {isUnchosen ? t('Choose how to book') : t("You won't be charged yet")}
              </Text>
            )}
            <WithoutScripts />
          </Stack>
        </Stack>
      </Card>
    </section>
  );
}

interface CardPriceProps {
  readonly property: Property;
  readonly price: Cents;
  readonly pets: number;
}

/** The price of one night, with the pet fee added, and what longer stays save (§2, K4, F9). */
function CardPrice({ property, price, pets }: CardPriceProps) {
  const { words, t } = useWords();
  const nightly = sum(price, times(property.petFeePerPet, pets));
  return (
    <div>
      <p className={styles.nightly}>
        <span className={styles.price}>{shownPrice(words, nightly)}</span>{' '}
        <Text as="span">{afterPrice(words, t('for 1 night'))}</Text>
      </p>
      {pets > 0 && (
        <Text size="small" tone="soft">
          <Unbroken>{t('Includes the pet fee for {pets}', { pets: counted(words, pets, 'pet') })}</Unbroken>
        </Text>
      )}
      {property.longer !== undefined && (
        <Text size="small" tone="soft">
          <Unbroken>{t('Stay longer: {stays}.', { stays: property.longer.join('; ') })}</Unbroken>
        </Text>
      )}
    </div>
  );
}

/** The amount to be charged and its breakdown: the same lines and total as /confirm opens with (D1). */
function CardTotal({ quote }: { readonly quote: Quote }) {
  const { words, t } = useWords();
  const total = fullPrice(words, quote.total);
  const today = useMotelToday();
  const deposit = depositOf(quote, today);
  // The server rendered the page at another instant of the same day.
  const now = useHydrated() ? Date.now() : instantAt(today, 0, words.motel.houseRules.timeZone);
  const rows = toldRows(words, quote.lines);
  return (
    <>
      <PriceLines rows={rows} total={{ label: t('Total'), amount: total }} />
      {deposit && <Text>{depositWords(words, deposit)}</Text>}
      <Text size="small" tone="soft">
        {quotedTerms(words, quote, now)}
      </Text>
      <LiveRegion>{t('Total {total}', { total })}</LiveRegion>
    </>
  );
}

/** The choice of a plan; its code loads where there are several. */
function Plans(props: PlanChoiceProps) {
  const loaded = useLoaded(loadPlanChoice, true);
  if (loaded.kind === 'loaded') return <loaded.value.PlanChoice {...props} />;
  return props.plans.map(({ quote }) => <div key={quote.plan?.id} className={styles.planSpace} />);
}

/** The waiting list of a full stay; its code loads where there is one. */
function Waiting(props: JoinWaitingProps) {
  const loaded = useLoaded(loadJoinWaiting, true);
  const { checkIn, checkOut } = props.stay;
  return loaded.kind === 'loaded' && <loaded.value.JoinWaiting key={checkIn + checkOut} {...props} />;
}

const loadJoinWaiting = () => import('./JoinWaiting.tsx');
const loadPlanChoice = () => import('./PlanChoice.tsx');
