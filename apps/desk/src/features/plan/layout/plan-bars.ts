import type { Plan } from '@motel/api-client/desk-contracts';
import { civilDate, daysBetween } from '@motel/booking-core';

export type PlanStay = Plan['stays'][number];
export type PlanRoom = Plan['rooms'][number];

/** Nights in a row, counted from the plan's first day: `first` is slept, `end` is not. Either may be outside the plan. */
export interface NightSpan {
  readonly first: number;
  readonly end: number;
}

/** One bar of the plan: nights in a row in one room, or in none yet. */
export type Bar = NightSpan & {
  /** The same as long as the bar is the same to people. */
  readonly key: string;
} & (
    | {
        readonly kind: 'stay';
        readonly stay: PlanStay;
        /** None yet without a number. */
        readonly room: PlanRoom | undefined;
        /** It has a night of which more rooms are sold than there are. */
        readonly isOversold?: boolean;
      }
    /** Rooms that are held for a change of a stay. */
    | { readonly kind: 'change'; readonly stay: PlanStay }
    | { readonly kind: 'closure'; readonly out: Plan['closures'][number] }
    | { readonly kind: 'block'; readonly out: Plan['blocks'][number] }
  );

export type StayBar = Bar & { readonly kind: 'stay' };

/** Each night of each stay in one bar for each of its rooms, and what is out of sale; bars are by their first night. */
export function barsOf(plan: Plan) {
  const inRooms: Bar[][] = plan.rooms.map(() => []);
  const unassigned: Bar[] = [];
  for (const stay of plan.stays) {
    const span = spanOf(plan, stay);
    const barOf = (room: PlanRoom | undefined, key: string, run: NightSpan): Bar => {
      const isOversold = room === undefined && oversoldIn(plan, stay, run);
      const bar = { kind: 'stay', stay, room, key: `${stay.id} ${key}`, ...openAt(plan, span, run) } as const;
      return isOversold ? { ...bar, isOversold } : bar;
    };
    for (const [place, first, nights] of stay.in ?? []) {
      const run = { first, end: first + nights };
      inRooms[place]?.push(barOf(plan.rooms[place], `${place} ${first}`, run));
    }
    const missing = missingRuns(plan, stay, span);
    unassigned.push(...missing.map((run, copy) => barOf(undefined, `- ${copy}`, run)));
  }
  for (const closure of plan.closures) {
    inRooms[closure.room]?.push({ kind: 'closure', out: closure, key: closure.id, ...spanOf(plan, closure) });
  }
  for (const block of plan.blocks) {
    for (let copy = 0; copy < block.rooms; copy++) {
      unassigned.push({ kind: 'block', out: block, key: `${block.id} ${copy}`, ...spanOf(plan, block) });
    }
  }
  for (const [at, { stay: index, rooms, ...dates }] of plan.changes.entries()) {
    const stay = plan.stays[index];
    if (stay === undefined) continue;
    for (let copy = 0; copy < rooms; copy++) {
      unassigned.push({ kind: 'change', stay, key: `${stay.id} + ${at} ${copy}`, ...spanOf(plan, dates) });
    }
  }
  for (const bars of [...inRooms, unassigned]) bars.sort(byFirstNight);
  return { inRooms, unassigned };
}

/** The day of the plan on which a date is: 0 is its first one. */
export function dayIn(plan: Pick<Plan, 'from'>, date: string): number {
  return daysBetween(civilDate(plan.from), civilDate(date));
}

export function spanOf(plan: Pick<Plan, 'from'>, stay: Pick<PlanStay, 'checkIn' | 'checkOut'>): NightSpan {
  return { first: dayIn(plan, stay.checkIn), end: dayIn(plan, stay.checkOut) };
}

function byFirstNight(one: NightSpan & { key: string }, other: NightSpan & { key: string }): number {
  return one.first - other.first || one.end - other.end || (one.key < other.key ? -1 : 1);
}

/** The first night of a plan: its guests leave on the plan's first day. */
const NIGHT_BEFORE = -1;

/** The server tells rooms of nights within the plan alone: a run that meets its edge goes on to the stay's own end. */
function openAt({ days }: Plan, span: NightSpan, run: NightSpan): NightSpan {
  return {
    first: run.first <= NIGHT_BEFORE ? Math.min(run.first, span.first) : run.first,
    end: run.end >= days ? Math.max(run.end, span.end) : run.end,
  };
}

/** The nights within the plan for which a stay has fewer numbers than rooms, in as few runs as there can be. */
function missingRuns(plan: Plan, stay: PlanStay, span: NightSpan): NightSpan[] {
  const [from, to] = [Math.max(NIGHT_BEFORE, span.first), Math.min(plan.days, span.end)];
  const runs: NightSpan[] = [];
  for (let room = 0; room < stay.rooms; room++) {
    let first: number | undefined;
    for (let night = from; night <= to; night++) {
      const isMissing = night < to && stay.rooms - roomsOn(stay, night) > room;
      if (isMissing) first ??= night;
      else if (first !== undefined) {
        runs.push({ first, end: night });
        first = undefined;
      }
    }
  }
  return runs;
}

/** Whether more rooms are sold than there are on one of the nights. */
function oversoldIn({ types }: Plan, { typeId }: PlanStay, { first, end }: NightSpan): boolean {
  const { free = [] } = types.find(({ id }) => id === typeId) ?? {};
  return free.slice(Math.max(0, first), Math.max(0, end)).some((rooms) => rooms < 0);
}

function roomsOn({ in: runs = [] }: PlanStay, night: number): number {
  return runs.filter(([, first, nights]) => first <= night && night < first + nights).length;
}

/** How a bar looks; each has a word and a shape, too. */
export type BarState = 'in' | 'arriving' | 'confirmed' | 'hold' | 'gone' | 'closed' | 'oversold';

export function barState(bar: Bar, today: string): BarState {
  if ('out' in bar) return 'closed';
  const { isHeld, hasArrived, hasLeft, checkIn, checkOut } = bar.stay;
  if (isHeld || bar.kind === 'change') return 'hold';
  if (hasLeft || checkOut < today) return 'gone';
  if (bar.isOversold) return 'oversold';
  if (hasArrived) return 'in';
  return checkIn <= today ? 'arriving' : 'confirmed';
}
