import type { Property } from '@motel/api-client/contracts';
import {
  type CivilDate,
  LEAST_PARTY,
  type Party,
  type Quote,
  reserveStep,
  type Stay,
} from '@motel/booking-core';
import { fullPrice, partyWords } from '@motel/content/words';
import { Alert, Button, Text, Unbroken } from '@motel/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { bookingDraft } from '../../shared/booking/booking-draft.ts';
import { forgetCheckout, rememberedCheckout } from '../../shared/booking/checkout-memory.ts';
import { holdDraft } from '../../shared/booking/held-draft.ts';
import { readStayParams, stayPath } from '../../shared/booking/stay-params.ts';
import { formatStay, formatWeekday } from '../../shared/format/dates.ts';
import { logFailure } from '../../shared/log-failure.ts';
import { askAgain } from '../../shared/queries/ask-again.ts';
import { callApi } from '../../shared/queries/call-api.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { shownTravelers, useSearchStore } from '../../shared/search-store.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { askToSignIn } from '../../shared/sign-in-prompt.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './BookingBar.css.ts';
import { BookingCard } from './BookingCard.tsx';
import type { Wanted } from './card-start.ts';
import { useBookingCard } from './use-booking-card.ts';

interface BookingProps {
  readonly property: Property;
  /** Places the card, on phones the bar with its button, and under the title why nothing can be booked. */
  readonly children: (parts: {
    readonly card: ReactNode;
    readonly bar: ReactNode;
    readonly notice: ReactNode;
  }) => ReactNode;
}

/** Booking of one property: its card, and on phones a bar with the price and Reserve. */
export function Booking({ property, children }: BookingProps) {
  const { isCancelled, ...wanted } = useWantedStay();
  const card = useBookingCard(property, wanted);
  const { stay, party, quote, obstacle } = card;
  const canReserve = property.inStock && obstacle === undefined;
  const reserve = useReserve(property, canReserve ? stay : undefined, party, quote);
  useCancelledCheckout(isCancelled);
  return children({
    card: <BookingCard property={property} card={card} isCancelled={isCancelled} reserve={reserve} />,
    bar: <BookingBar card={card} reserve={reserve} />,
    notice: card.isGone && <GoneNotice soldOutOn={card.soldOutOn} isShort={card.free > 0} />,
  });
}

interface BookingBarProps {
  readonly card: Pick<ReturnType<typeof useBookingCard>, 'stay' | 'quote' | 'party' | 'isGone'>;
  /** Absent while nothing can be reserved. */
  readonly reserve: (() => void) | undefined;
}

/** On phones, at the bottom of the window: the all-in price, which links to the card, and the only Reserve. */
function BookingBar({ card: { stay, quote, party, isGone }, reserve }: BookingBarProps) {
  const words = useWords();
  const { t } = words;
  return (
    <div className={styles.bar}>
      <a href="#book" className={styles.figures}>
        {quote && (
          <Text as="span" figure size="title" numeric>
            {isGone ? t('Not available') : fullPrice(words, quote.total)}
          </Text>
        )}{' '}
        <Text as="span" size="small" tone="soft" numeric>
          <Unbroken>
            {stay
              ? `${formatStay(words, stay.checkIn, stay.checkOut)} · ${partyWords(words, party)}`
              : t('Choose your dates')}
          </Unbroken>
        </Text>
      </a>
      <div className={styles.action}>
        <Button variant="solid" size="large" disabled={reserve === undefined} onClick={reserve}>
          {t('Reserve')}
        </Button>
      </div>
    </div>
  );
}

interface GoneNoticeProps {
  /** The night; absent where the room is not for sale at all. */
  readonly soldOutOn: CivilDate | undefined;
  /** Some rooms are left, too few for the party. */
  readonly isShort: boolean;
}

/** Under the room's title: it cannot be booked for these nights, and other rooms can. */
function GoneNotice({ soldOutOn, isShort }: GoneNoticeProps) {
  const words = useWords();
  const { t } = words;
  const reason = soldOutOn
    ? isShort
      ? t('Too few rooms left on {date}.', { date: formatWeekday(words, soldOutOn) })
      : t('Sold out on {date}.', { date: formatWeekday(words, soldOutOn) })
    : t('Currently Not Available.');
  return (
    <Alert
      tone="warning"
      action={<a href="#book">{soldOutOn ? t('See other dates and rooms') : t('See other rooms')}</a>}
    >
      <Unbroken>{reason}</Unbroken>
    </Alert>
  );
}

/** Releases the held rooms of a guest who came back from the payment page without paying. */
function useCancelledCheckout(isCancelled: boolean): void {
  const wire = useWire();
  const queryClient = useQueryClient();
  // Only the guest who holds the rooms may release them: without the restored session the server would refuse.
  const isSignedIn = useSession() !== undefined;
  const release = useEffectEvent(async (sessionId: string) => {
    try {
      await callApi(wire, 'releaseCheckout', { body: { sessionId } });
      forgetCheckout(sessionId);
      await askAgain(queryClient, 'availability');
    } catch (error) {
      logFailure('The rooms stay held until the checkout expires', error);
    }
  });
  useEffect(() => {
    const checkout = isCancelled && isSignedIn ? rememberedCheckout() : undefined;
    if (checkout !== undefined) void release(checkout.sessionId);
  }, [isCancelled, isSignedIn]);
}

/**
 * The effect of pressing Reserve (§4, B8): on to /confirm, or sign in first while the draft is held.
 * @param stay absent while nothing can be reserved
 * @returns absent when Reserve is disabled
 */
function useReserve(
  property: Property,
  stay: Stay | undefined,
  party: Party,
  quote: Quote | undefined,
): (() => void) | undefined {
  const navigate = useNavigate();
  const isSignedIn = useSession() !== undefined;
  const step = reserveStep(stay, isSignedIn);
  if (step.kind === 'disabled' || quote === undefined) return undefined;
  return () => {
    const draft = bookingDraft(property.id, step.stay, party, quote);
    // The browser's Back shows the card with its current entries.
    void navigate(stayPath(property.id, step.stay, party), { replace: true });
    if (step.kind === 'confirm') {
      void navigate(sitePaths.confirm, { state: { draft } });
      return;
    }
    holdDraft(draft);
    askToSignIn();
  };
}

type WantedStay = Wanted & { readonly isCancelled: boolean };

function useWantedStay(): WantedStay {
  const params = new URLSearchParams(useLocation().search);
  return wantedStay(params, useSearchStore());
}

/**
 * The stay in the page's address, otherwise the choice in the search box (D6). A list that was searched was searched
 * for the shown party, also where the guest has not touched it.
 */
export function wantedStay(
  params: URLSearchParams,
  search: ReturnType<typeof useSearchStore.getState>,
): WantedStay {
  const { range, travelers } = search;
  const { requested, party, isCancelled } = readStayParams(params);
  const chosen = range && range.startDate !== range.endDate ? range : undefined;
  const searched = chosen ? shownTravelers(search) : travelers;
  return {
    isCancelled,
    rooms: params.has('rooms') ? party?.rooms : undefined,
    requested: requested ?? (chosen && { checkIn: chosen.startDate, checkOut: chosen.endDate }),
    party: party ? { ...party, rooms: LEAST_PARTY.rooms } : searched,
  };
}
