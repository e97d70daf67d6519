import type { CheckoutResponse } from '@motel/api-client/contracts';
import { type BookingAction, occupiesRooms } from '@motel/booking-core';
import type { Booking, PaymentRequest } from '../../booking/index.ts';
import { type MoneyContext, openRequest, type PaymentLine } from '../../money/index.ts';
import { type Outcome, refuseForNow, succeed } from '../../shared/outcome.ts';

/** The payment session of a held booking, to open. */
export interface SessionToOpen {
  readonly action: BookingAction;
  readonly request: PaymentRequest;
  readonly lines: readonly PaymentLine[];
}

/** The stored answer for the guest while their booking is held or paid. */
export function storedAnswer({ status, action, request }: Booking): Outcome<CheckoutResponse> | undefined {
  if (!occupiesRooms(status) || !request?.sessionId || !request.url) return undefined;
  return succeed({ bookingAction: action, url: request.url, sessionId: request.sessionId });
}

/** Opens the payment session of a held booking. Refused with `payment-unavailable`: the hold has ended then. */
export async function openSession(
  context: MoneyContext,
  { action, request, lines }: SessionToOpen,
): Promise<Outcome<CheckoutResponse>> {
  const opened = await openRequest(context, request, lines);
  if (typeof opened === 'string') return refuseForNow('payment-unavailable', 'payment-unavailable', 120);
  return succeed({ bookingAction: action, url: opened.url, sessionId: opened.sessionId });
}
