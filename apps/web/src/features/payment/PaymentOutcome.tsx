import type { Wire } from '@motel/api-client';
import type { CheckoutStatus, Stay } from '@motel/api-client/contracts';
import { fullPrice } from '@motel/content/words';
import { Button, buttonStyle, Heading, Spinner, StatusPill } from '@motel/ui';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { FORM_KEY, forgetCheckout } from '../../shared/booking/checkout-memory.ts';
import { askAgain } from '../../shared/queries/ask-again.ts';
import { callApi } from '../../shared/queries/call-api.ts';
import { chooseDates, chooseTravelers } from '../../shared/search-store.ts';
import { currentSession, storeSession, useSessionState } from '../../shared/session/session-store.ts';
import { useWire } from '../../shared/site.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { store, stored } from '../../shared/storage.ts';
import { useWords } from '../../shared/words.ts';
import { MAIN, PaymentState } from './PaymentState.tsx';
import { PaymentSuccessful } from './PaymentSuccessful.tsx';
import { PayNow } from './PayNow.tsx';
import type { PostcardProps } from './Postcard.tsx';
import { StayFacts } from './StayFacts.tsx';

/** The state of a payment, as the server reports it (D9). */
export function PaymentOutcome({ sessionId }: { readonly sessionId: string }) {
  const { words, t, motel } = useWords();
  const { data: status, isFetching, refetch } = useQuery(checkoutStatusQuery(useWire(), sessionId));
  const stay = usePaidStay(sessionId, status);
  useForgottenCheckout(sessionId, status);
  const about = { stay, children: stay && <StayFacts stay={stay} /> };

  const areAllCancelled = stay?.order?.stays.every((one) => one.status === 'cancelled') ?? true;
  if (status === 'paid' && stay?.status === 'cancelled' && areAllCancelled) {
    return (
      <PaymentState
        {...about}
        title={t('Payment Successful!')}
        lead={t('This stay was cancelled later. Its page has the refund and the receipt.')}
        mark="struck"
        greeting={<StatusPill tone="red">{t('cancelled')}</StatusPill>}
      />
    );
  }
  if (status === 'paid') return <PaymentSuccessful stay={stay} lead={t('Your stay is confirmed.')} />;
  if (status === 'unpaid') {
    return (
      <PaymentState
        {...about}
        title={t('Payment not completed')}
        lead={t(
          'Nothing was booked, and nothing was charged. You can choose your room and pay again whenever you like.',
        )}
        mark="none"
        greeting={<StatusPill tone="grey">{t('Not paid')}</StatusPill>}
        main={stay ? <PayNow stay={stay} /> : <SeeOurRooms stay={stay} />}
      />
    );
  }
  if (status === 'refunded') {
    return (
      <PaymentState
        {...about}
        title={t('Payment refunded')}
        lead={t(
          'Your payment came after the room had gone to another guest, so all of it goes back. {refunds}',
          { refunds: motel.policies.refunds },
        )}
        mark="struck"
        greeting={
          <StatusPill tone="grey">
            {stay && !stay.order
              ? t('Refunded {total}', { total: fullPrice(words, stay.total) })
              : t('Refunded')}
          </StatusPill>
        }
        main={<SeeOurRooms stay={stay} />}
      />
    );
  }
  if (status === 'confirming' || isFetching) {
    return <Confirming {...about} isFetching={isFetching} onAgain={() => void refetch()} />;
  }
  return <NotKnown onAgain={() => void refetch()} />;
}

interface ConfirmingProps extends Pick<PostcardProps, 'stay' | 'children'> {
  readonly isFetching: boolean;
  readonly onAgain: () => void;
}

function Confirming({ isFetching, onAgain, ...about }: ConfirmingProps) {
  const { t } = useWords();
  return (
    <PaymentState
      {...about}
      title={t('Confirming your payment')}
      lead={t('You can also leave: your booking will be under My Bookings.')}
      mark="none"
      greeting={<Spinner>{t('This takes a moment.')}</Spinner>}
      main={
        <Button {...MAIN} busy={isFetching} onClick={onAgain}>
          {t('Look again')}
        </Button>
      }
    />
  );
}

/** The server does not answer, or does not know the session. */
function NotKnown({ onAgain }: { readonly onAgain: () => void }) {
  const { t, motel } = useWords();
  const { desk: when } = motel.stayTimes;
  return (
    <PaymentState
      title={t('We cannot tell yet')}
      lead={t(
        'We could not find out what became of this payment. If you paid, your booking will be under My Bookings.',
      )}
      stay={null}
      mark="none"
      main={
        <a href={motel.phone.href} className={buttonStyle(MAIN)}>
          {t('Call {shown}', { shown: motel.phone.shown })}
        </a>
      }
      greeting={
        <Heading level={2} size="heading">
          {t('The desk can see it.')}
        </Heading>
      }
      more={
        <Button variant="quiet" onClick={onAgain}>
          {t('Try Again')}
        </Button>
      }
    >
      <p>
        {when === undefined
          ? t('The front desk finds every payment by your name.')
          : t('The front desk answers {when}, and finds every payment by your name.', { when })}
      </p>
    </PaymentState>
  );
}

/** A checkout that has ended is no longer this tab's to release; nights and bookings have changed with it. */
function useForgottenCheckout(sessionId: string, status: CheckoutStatus['status'] | undefined): void {
  const queryClient = useQueryClient();
  const hasEnded = status !== undefined && status !== 'confirming';
  // Without a payment, or while the bank may still refuse it, the form stays: the guest may have to try again.
  const isPaid = status === 'paid' || status === 'refunded';
  const isRestored = useSessionState().kind !== 'restoring';
  useEffect(() => {
    if (isPaid && isRestored) settleForm();
  }, [isPaid, isRestored]);
  useEffect(() => {
    if (!hasEnded) return;
    forgetCheckout(sessionId);
    void askAgain(queryClient, 'bookings', 'availability');
  }, [hasEnded, sessionId, queryClient]);
}

/** Opens the list of rooms, searched for the same dates and guests where they are known. */
function SeeOurRooms({ stay }: { readonly stay: Stay | null | undefined }) {
  const { t } = useWords();
  const search = () => {
    if (!stay) return;
    chooseDates(stay.checkIn, stay.checkOut);
    chooseTravelers(stay.party);
  };
  return (
    <Link to={sitePaths.hotelCards} onClick={search} className={buttonStyle(MAIN)}>
      {t('See our rooms')}
    </Link>
  );
}

const SECOND = 1000;
const LONGEST_PAUSE = 15 * SECOND;

/** The server's state of a payment; fetched again, ever more slowly, while it is being confirmed (D9). */
function checkoutStatusQuery(wire: Wire, sessionId: string) {
  return queryOptions({
    queryKey: ['checkout-status', sessionId],
    queryFn: async ({ signal }) =>
      (await callApi(wire, 'checkoutStatus', { parts: { id: sessionId }, signal })).status,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data === 'confirming' ? Math.min(SECOND * 1.5 ** state.dataUpdateCount, LONGEST_PAUSE) : false,
  });
}

/** Once a stay is paid for, forgets what the guest typed, but for the name and address that begin their next form. */
function settleForm(): void {
  try {
    const { userId, form } = JSON.parse(stored('sessionStorage', FORM_KEY) ?? '{}').filledIn;
    const { firstname, lastname, email } = form.details;
    const session = currentSession();
    if (session !== undefined && session.user.id === userId)
      storeSession({ ...session, user: { ...session.user, firstname, lastname, email } });
  } catch {
    // There is none, or another script wrote it.
  }
  store('sessionStorage', FORM_KEY, null);
}

/**
 * The stay that the payment session is about, where this device booked it: `undefined` while it loads, `null` where the
 * page has to do without it. It is loaded again with each new state of the payment.
 */
function usePaidStay(
  sessionId: string,
  status: CheckoutStatus['status'] | undefined,
): Stay | null | undefined {
  const wire = useWire();
  const state = useSessionState();
  const userId = state.kind === 'session' ? state.session.user.id : '';
  const { data, isError } = useQuery({
    queryKey: ['paid-stay', userId, sessionId, status],
    queryFn: ({ signal }) => callApi(wire, 'stayOfCheckout', { parts: { id: sessionId }, signal }),
    staleTime: 0,
    enabled: userId !== '' && status !== undefined,
    // While it loads again, the card shows the same guest's stay as it was.
    placeholderData: (before, query) => (query?.queryKey[1] === userId ? before : undefined),
  });
  const isKnowable = state.kind === 'session' || state.kind === 'restoring';
  return isError || !isKnowable ? null : data;
}
