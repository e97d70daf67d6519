import { inTransaction } from '../../db/in-transaction.ts';
import type { SessionState } from '../../payments/payment-provider.ts';
import type { Context } from '../context.ts';
import { endSession } from './end-session.ts';
import { giveUpHold } from './give-up-hold.ts';
import type { Hold } from './hold.ts';

/**
 * Ends a hold: first its session at the provider, so that nobody pays for rooms that are gone, then the hold
 * itself, unless it is being paid.
 * @returns the state that the session is in
 * @throws when the provider cannot be asked; the hold stands then
 */
export async function endHold(
  context: Context,
  hold: Hold,
  event: 'hold-expired' | 'hold-released',
): Promise<SessionState['state']> {
  const state = await endSession(context, hold);
  if (state === 'expired') {
    await inTransaction(context.db, (trx) => giveUpHold(trx, hold, event, context.clock.now()));
  }
  return state;
}
