import { policies } from '@motel/content';
import { Button, Heading, Spinner, Stack, Text } from '@motel/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetCheckout } from '../../shared/booking/checkout-memory.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { checkoutStatusQuery } from './checkout-status-query.ts';
import { PaymentSuccessful } from './PaymentSuccessful.tsx';

/** What became of a payment, by the server's word alone (D9). */
export function PaymentOutcome({ sessionId }: { readonly sessionId: string }) {
  const { data: status, isFetching, refetch } = useQuery(checkoutStatusQuery(useWire(), sessionId));
  useForgottenCheckout(sessionId, status);

  if (status === 'paid') return <PaymentSuccessful>Your stay is confirmed.</PaymentSuccessful>;
  if (status === 'unpaid') {
    return (
      <Words heading="Payment not completed">
        Nothing was booked, and nothing was charged. You can choose your room and pay again whenever you like.
      </Words>
    );
  }
  if (status === 'refunded') {
    return (
      <Words heading="Payment refunded">
        Your payment came after the room had gone to another guest, so all of it goes back. {policies.refunds}
      </Words>
    );
  }
  if (status === 'confirming' || isFetching) {
    return (
      <Stack>
        <Heading level={1}>Confirming your payment</Heading>
        <Spinner>This takes a moment. You can also leave: your booking will be under My Bookings.</Spinner>
      </Stack>
    );
  }
  return (
    <Stack align="start">
      <Words heading="We cannot tell yet">
        We could not find out what became of this payment. If you paid, your booking will be under My
        Bookings.
      </Words>
      <Button onClick={() => void refetch()}>Try Again</Button>
    </Stack>
  );
}

function Words({ heading, children }: { readonly heading: string; readonly children: React.ReactNode }) {
  return (
    <Stack>
      <Heading level={1}>{heading}</Heading>
      <Text size="lead">{children}</Text>
    </Stack>
  );
}

/** A checkout that has ended is no longer this tab's to give back; nights and bookings have changed with it. */
function useForgottenCheckout(sessionId: string, status: string | undefined): void {
  const queryClient = useQueryClient();
  const hasEnded = status !== undefined && status !== 'confirming';
  useEffect(() => {
    if (!hasEnded) return;
    forgetCheckout(sessionId);
    void queryClient.invalidateQueries({ queryKey: ['bookings'] });
    void queryClient.invalidateQueries({ queryKey: ['availability'] });
  }, [hasEnded, sessionId, queryClient]);
}
