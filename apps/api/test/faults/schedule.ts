import { fc } from '@fast-check/vitest';
import type { CardOutcome } from '../money/providers/stripe/fake-account.ts';
import type { Fault } from '../money/providers/stripe/fake-server.ts';
import type { Death } from './motel-orders.ts';

/** Which of the two processes. */
type Process = 0 | 1;

/** A step of a guest, the desk or the provider, at the same time as the other steps of the wave. */
export type Step =
  /** The same draft again is the same request with the same key: a double click, or a retry. */
  | { readonly do: 'book'; readonly draft: number; readonly at: Process }
  | { readonly do: 'pay'; readonly draft: number; readonly card: CardOutcome }
  | { readonly do: 'decline'; readonly draft: number; readonly at: Process }
  /** One of its rooms, the first one by 0. */
  | { readonly do: 'cancel'; readonly draft: number; readonly room: number }
  | { readonly do: 'block'; readonly from: number; readonly rooms: number }
  | { readonly do: 'unblock' }
  | { readonly do: 'run the jobs'; readonly at: Process }
  /** Events that have not arrived yet; those that are `dropped` never will. */
  | { readonly do: 'deliver'; readonly at: Process; readonly how: (typeof DELIVERIES)[number] }
  | { readonly do: 'sign out and in'; readonly guest: number; readonly at: Process }
  | { readonly do: 'restart the database' | 'crash the database' };

const DELIVERIES = ['in order', 'doubled', 'newest first', 'dropped'] as const;

/** Steps that happen at once, and what goes wrong during them. */
export interface Wave {
  /** Milliseconds since the one before. */
  readonly after: number;
  readonly steps: readonly Step[];
  readonly deaths: readonly (Death & { readonly of: Process })[];
  /** The provider's next answers. */
  readonly provider: readonly { readonly request: string; readonly fault: Fault }[];
}

export interface Draft {
  readonly guest: number;
  readonly room: 'single' | 'noPets';
  readonly from: number;
  readonly nights: number;
  readonly rooms: number;
  /** Kinds of further rooms of the same order. */
  readonly more: readonly ('single' | 'noPets')[];
}

export interface Schedule {
  readonly drafts: readonly Draft[];
  readonly waves: readonly Wave[];
  /** By how many milliseconds each process's clock is wrong. */
  readonly clocksOff: readonly [number, number];
  /** Whether those events that have not arrived by the end ever do; otherwise the jobs must collect them. */
  readonly eventsArrive: boolean;
}

const MINUTE = 60_000;
export const GUESTS = 3;
const DRAFTS = 6;

const kind = fc.constantFrom('single' as const, 'noPets' as const);
const draft: fc.Arbitrary<Draft> = fc.record({
  guest: fc.nat(GUESTS - 1),
  room: kind,
  from: fc.nat(3),
  nights: fc.integer({ min: 1, max: 3 }),
  rooms: fc.constantFrom(1, 1, 1, 2),
  more: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(kind, { minLength: 1, maxLength: 3 }) },
  ),
});

const at = fc.constantFrom<Process>(0, 1);
const ofDraft = fc.nat(DRAFTS - 1);
const card = fc.constantFrom<CardOutcome[]>(
  ...(['paid', 'paid', 'paid', 'paid-after-all', 'late-paid', 'late-failed', 'declined'] as const),
);
const rooms = fc.integer({ min: 1, max: 3 });
const guest = fc.nat(GUESTS - 1);
const how = fc.constantFrom(...DELIVERIES);
const databaseEnd = fc.constantFrom('restart the database' as const, 'crash the database' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('book'), draft: ofDraft, at }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pay'), draft: ofDraft, card }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('deliver'), at, how }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('run the jobs'), at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('decline'), draft: ofDraft, at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel'), draft: ofDraft, room: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('block'), from: fc.nat(3), rooms }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('unblock') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sign out and in'), guest, at }) },
  { weight: 1, arbitrary: fc.record({ do: databaseEnd }) },
);

/** A checkout asks some thirty queries, and a process is at several things at once. */
const queries = fc.oneof(fc.nat(25), fc.nat(120));
const death = fc.record({ of: at, queries, isSent: fc.boolean() });
const providerFault = fc.record({
  request: fc.constantFrom(
    'POST /v1/checkout/sessions',
    'POST /v1/checkout/sessions/{id}/expire',
    'GET /v1/checkout/sessions/{id}',
    'POST /v1/refunds',
    'GET /v1/events',
  ),
  fault: fc.constantFrom<Fault[]>(
    ...(['cut', 'cut', 'lose', 'lose', 'lose', 429, 429, 500, 409, 'slow', 'slow', 'silence'] as const),
  ),
});

const wave: fc.Arbitrary<Wave> = fc.record({
  after: fc.constantFrom(0, 0, MINUTE, 20 * MINUTE, 36 * MINUTE, 41 * MINUTE),
  steps: fc.array(step, { minLength: 2, maxLength: 8, size: 'max' }),
  deaths: fc.oneof(
    { weight: 8, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(death, { minLength: 1, maxLength: 2 }) },
  ),
  provider: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(providerFault, { minLength: 1, maxLength: 4 }) },
  ),
});

const clockOff = fc.constantFrom(-10 * MINUTE, 0, 10 * MINUTE);
const schedule: fc.Arbitrary<Schedule> = fc.record({
  drafts: fc.array(draft, { minLength: DRAFTS, maxLength: DRAFTS }),
  waves: fc.array(wave, { minLength: 3, maxLength: 5, size: 'max' }),
  clocksOff: fc.oneof(
    { weight: 3, arbitrary: fc.constant<[number, number]>([0, 0]) },
    { weight: 1, arbitrary: fc.tuple(clockOff, clockOff) },
  ),
  eventsArrive: fc.boolean(),
});

export interface Failure {
  readonly wrong: readonly string[];
  readonly schedule: Schedule;
  /** For FAULTS_SEED: `seed`, or `seed/path` of the smaller one that was found. */
  readonly again: string;
}

/** Milliseconds of looking for a smaller schedule that goes wrong, too. */
const SHRINKING = 60_000;

/**
 * Plays the schedule of a seed; the same seed, the same schedule. Of one that goes wrong it looks for a smaller one.
 * @param again `seed`, or `seed/path` as a failure names it
 */
export async function tryOut(
  again: string,
  play: (schedule: Schedule) => Promise<readonly string[]>,
): Promise<Failure | undefined> {
  const [seed, path] = again.split('/');
  let failure: Pick<Failure, 'wrong' | 'schedule'> | undefined;
  const property = fc.asyncProperty(schedule, async (made) => {
    const wrong = await play(made);
    if (wrong.length > 0) failure = { wrong, schedule: made };
    return wrong.length === 0;
  });
  const { counterexamplePath } = await fc.check(property, {
    seed: Number(seed),
    numRuns: 1,
    interruptAfterTimeLimit: SHRINKING,
    ...(path !== undefined && { path, endOnFailure: true }),
  });
  if (failure === undefined) return undefined;
  return { ...failure, again: counterexamplePath === null ? again : `${seed}/${counterexamplePath}` };
}
