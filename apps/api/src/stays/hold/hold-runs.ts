import type { Words } from '@motel/content/server';
import { unpaidHolds } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import type { SignedIn } from '../../guests/index.ts';
import { type Night, type RoomNights, SoldOut, takeNights } from '../../inventory/index.ts';
import type { KnownNetwork } from '../../limits/index.ts';
import { after, MINUTE } from '../../shared/clock.ts';
import { RefusedError, refusal, refusalForNow, refuseForNow } from '../../shared/outcome.ts';
import type { CheckoutContext } from '../stay-context.ts';
import { HOLD_LIFETIME } from './hold-lifetime.ts';
import { type HoldRefusal, type HoldTerms, termsOfHold } from './hold-limits.ts';

export interface HoldClient {
  readonly guest: SignedIn;
  readonly networks: readonly KnownNetwork[];
}

/** Takes unpaid runs within the limits (decision 039). @returns the shortest terms @throws as `refuseSoldOut` knows */
export async function holdRuns(
  trx: Trx,
  context: Pick<CheckoutContext, 'limits' | 'words'>,
  runs: readonly RoomNights[],
  client: HoldClient,
  now: Date,
): Promise<HoldTerms> {
  const taken: TakenRun[] = [];
  for (const run of runs) taken.push({ ...run, nights: await takeNights(trx, run) });
  return termsOfTaken(trx, context, taken, client, now);
}

/** Rooms of a kind, with its nights as they are now that the transaction has taken them. */
export type TakenRun = RoomNights & { readonly nights: readonly Night[] };

/** Rooms of several kinds as their client wants them: each kind beside the others. */
export function wantedRuns<Run extends RoomNights>(runs: readonly Run[], { guest, networks }: HoldClient) {
  return runs.map((run) => {
    const beside = runs.filter(({ propertyId }) => propertyId !== run.propertyId);
    return { ...run, sessionId: guest.sessionId, networks, beside };
  });
}

/** The shortest terms of rooms that the transaction has taken, as the limits of unpaid holds allow. @throws RefusedError */
export async function termsOfTaken(
  trx: Trx,
  { limits, words }: Pick<CheckoutContext, 'limits' | 'words'>,
  runs: readonly TakenRun[],
  { guest, networks }: HoldClient,
  now: Date,
): Promise<HoldTerms> {
  const all: HoldTerms[] = [];
  for (const wanted of wantedRuns(runs, { guest, networks })) {
    const taken = wanted.nights.map(
      ({ date, capacity, sold }) => [date, { capacity, sold: sold - wanted.rooms }] as const,
    );
    // Concurrent holds of these nights have waited at their locks: this sees those before it.
    const known = await unpaidHolds(trx, wanted, { ...guest, networks }, now);
    const terms = termsOfHold(wanted, new Map(taken), known, limits.holds, now);
    if ('refused' in terms) throw new RefusedError(holdRefusalOf(words, terms, now));
    all.push(terms);
  }
  const [shortest] = all.toSorted((a, b) => a.heldUntil.getTime() - b.heldUntil.getTime());
  return {
    heldSince: shortest?.heldSince ?? now,
    heldUntil: shortest?.heldUntil ?? after(now, HOLD_LIFETIME),
    heldFrom: [...new Set(all.flatMap(({ heldFrom }) => heldFrom))],
    replaces: all.flatMap((terms) => terms.replaces),
  };
}

/** Refuses nights that are sold. @throws any other error again */
export function refuseSoldOut(error: unknown): never {
  throw error instanceof SoldOut ? new RefusedError(REFUSALS['sold-out']) : error;
}

/** No rooms are held while the disk is nearly full. */
export async function refuseWithoutSpace({ health, motel }: Pick<CheckoutContext, 'health' | 'motel'>) {
  if (!(await health.hasSpace())) refuseForNow('not-selling', 'no-space', 600, { phone: motel.phone.shown });
}

export const REFUSALS = {
  'sold-out': refusal('sold-out', 'nights-sold-out'),
  full: refusalForNow('unavailable', 'rush-on-room', 5),
  busy: refusalForNow('too-many-requests', 'booking-elsewhere', 1),
};

/** Milliseconds. The job that ends holds runs four times a minute. */
const UNTIL_RELEASED = 15_000;

/** The refusal of a hold: `sold-out` where another stay may still be had, else `too-many-requests`; with its end. */
export function holdRefusalOf({ motel, shownTime }: Words, { refused, until }: HoldRefusal, now: Date) {
  if (refused === 'too-many-at-once') return refusal('rule-broken', 'too-many-at-once');
  const released = Math.max(until.getTime(), now.getTime()) + UNTIL_RELEASED;
  const retry = new Date(Math.ceil(released / MINUTE) * MINUTE);
  const seconds = Math.ceil((retry.getTime() - now.getTime()) / 1000);
  const params = { at: shownTime(retry, now), phone: motel.phone.shown };
  if (refused === 'too-many-holds') return refusalForNow('too-many-requests', 'too-many-holds', seconds);
  if (refused === 'too-many-holds-here')
    return refusalForNow('too-many-requests', 'holds-from-network', seconds, params);
  if (refused === 'kept-for-others') return refusalForNow('sold-out', 'held-before', seconds, params);
  return refusalForNow('sold-out', 'others-are-paying', seconds, params);
}
