import type { Context } from '../context.ts';
import { endSession } from '../payment/end-session.ts';
import type { Hold } from '../payment/hold.ts';

/**
 * Ends the payment sessions of the guest's own holds, so that the new stay can take their nights over.
 * @returns the holds that nobody can pay any more; one that is being paid stands, as does one whose provider is silent
 */
export async function endOwnSessions(context: Context, holds: readonly Hold[]): Promise<readonly Hold[]> {
  const ended: Hold[] = [];
  for (const hold of holds) {
    try {
      if ((await endSession(context, hold)) === 'expired') ended.push(hold);
    } catch (error) {
      context.logger.warn({ err: error, bookingId: hold.bookingId }, 'A payment session could not be ended');
    }
  }
  return ended;
}
