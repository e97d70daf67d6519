import { type PaymentEvent, SignatureError, UnreadableEventError } from '../../money/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import type { GuestHttpContext } from './guest-handler.ts';

/** Reads a signed event of the payment provider. Refused with `malformed` where its signature or its shape is wrong. */
export async function readPaymentEvent(
  { payments, logger, logRefusedEvent }: GuestHttpContext,
  request: Request,
): Promise<Outcome<PaymentEvent>> {
  // The text byte for byte as it was signed: the usual `text()` would drop a byte order mark.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await request.arrayBuffer());
  try {
    return succeed(await payments.readEvent(text, request.headers));
  } catch (error) {
    if (error instanceof UnreadableEventError) {
      logger.error({ err: error }, 'A payment event could not be read');
      return refuse('malformed', 'event-unreadable');
    }
    if (!(error instanceof SignatureError)) throw error;
    logRefusedEvent(error.message);
    return refuse('malformed', 'event-unsigned');
  }
}
