import { policies } from '@motel/content';
import { Button, Spinner, Stack } from '@motel/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { forgetCheckout, forgetForm } from '../../shared/booking/checkout-memory.ts';
import { Notice } from '../../shared/Notice.tsx';
import { useWire } from '../../shared/queries/wire-context.ts';
import { checkoutStatusQuery } from './checkout-status-query.ts';
import { PaymentSuccessful } from './PaymentSuccessful.tsx';

interface PaymentOutcomeProps {
  readonly sessionId: string;
  /** The links to other pages. */
  readonly actions: ReactNode;
}

/** The state of a payment, as the server reports it (D9). */
export function PaymentOutcome({ sessionId, actions }: PaymentOutcomeProps) {
  const { data: status, isFetching, refetch } = useQuery(checkoutStatusQuery(useWire(), sessionId));
  useForgottenCheckout(sessionId, status);

  if (status === 'paid') {
    return <PaymentSuccessful actions={actions}>Your stay is confirmed.</PaymentSuccessful>;
  }
  if (status === 'unpaid') {
    return (
      <Notice level={1} title="Payment not completed" mark="!" tone="ox" action={actions}>
        Nothing was booked, and nothing was charged. You can choose your room and pay again whenever you like.
      </Notice>
    );
  }
  if (status === 'refunded') {
    return (
      <Notice level={1} title="Payment refunded" mark="$" tone="teal" action={actions}>
        Your payment came after the room had gone to another guest, so all of it goes back. {policies.refunds}
      </Notice>
    );
  }
  if (status === 'confirming' || isFetching) {
    return (
      <Notice
        level={1}
        title="Confirming your payment"
        action={
          <Stack gap="xl">
            <Spinner>This takes a moment.</Spinner>
            {actions}
          </Stack>
        }
      >
        You can also leave: your booking will be under My Bookings.
      </Notice>
    );
  }
  return (
    <Notice
      level={1}
      title="We cannot tell yet"
      mark="?"
      tone="teal"
      action={
        <Stack gap="l" align="start">
          <Button onClick={() => void refetch()}>Try Again</Button>
          {actions}
        </Stack>
      }
    >
      We could not find out what became of this payment. If you paid, your booking will be under My Bookings.
    </Notice>
  );
}

/** A checkout that has ended is no longer this tab's to release; nights and bookings have changed with it. */
function useForgottenCheckout(sessionId: string, status: string | undefined): void {
  const queryClient = useQueryClient();
  const hasEnded = status !== undefined && status !== 'confirming';
  // Without a payment the guest tries again, with the form as it was.
  const isPaid = status !== undefined && status !== 'unpaid';
  useEffect(() => {
    if (isPaid) forgetForm();
  }, [isPaid]);
  useEffect(() => {
    if (!hasEnded) return;
    forgetCheckout(sessionId);
    void queryClient.invalidateQueries({ queryKey: ['bookings'] });
    void queryClient.invalidateQueries({ queryKey: ['availability'] });
  }, [hasEnded, sessionId, queryClient]);
}
