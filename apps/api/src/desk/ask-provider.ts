import { collectMissedEvents, type MoneyContext } from '../money/index.ts';
import { refuse, succeed } from '../shared/outcome.ts';
import type { DeskReading } from '../staff/index.ts';

/**
 * Requests the payment provider's events that have not come by themselves, as a job does each minute, and applies them.
 * Refused with `rule-broken` when it cannot be reached.
 */
export const askProvider: DeskReading<'askProvider', MoneyContext> = async (context) => {
  try {
    await collectMissedEvents(context, new AbortController().signal);
    return succeed({});
  } catch (error) {
    context.logger.warn({ err: error }, 'The payment provider could not be asked for its events');
    return refuse('rule-broken', 'provider-silent');
  }
};
