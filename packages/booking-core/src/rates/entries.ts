import { type Cents, NO_MONEY } from '../money/cents.ts';
import { dollars } from '../money/dollars.ts';
import { isAbout, WEEK } from '../tariff/of-nights.ts';
import type { Tariff } from '../tariff/tariff.ts';
import type {
  Amount,
  AmountFeeData,
  CodeData,
  FeeData,
  NightlyData,
  PlanData,
  Season,
  TariffData,
} from '../tariff/tariff-data.ts';

/** The fields of an entry that say which nights it is about. */
const SELECTORS: readonly string[] = ['room', 'from', 'to', 'on'];

/**
 * Adds an entry, which wins over all before it (F20). Entries that it covers in every night and every field are dropped,
 * so that a year of changes stays a short list.
 */
export function setNights(tariff: TariffData, entry: NightlyData): TariffData {
  const rooms = Object.keys(tariff.rooms);
  return { ...tariff, nightly: [...tariff.nightly.filter((old) => !covers(entry, old, rooms)), entry] };
}

function covers(entry: NightlyData, old: NightlyData, rooms: readonly string[]): boolean {
  const roomsOf = ({ room = rooms }: NightlyData) => [room].flat();
  const daysOf = ({ on = WEEK }: NightlyData) => on;
  const isWithin = <T>(some: readonly T[], all: readonly T[]) => some.every((one) => all.includes(one));
  return (
    isWithin(roomsOf(old), roomsOf(entry)) &&
    isWithin(daysOf(old), daysOf(entry)) &&
    (entry.from === undefined || (old.from !== undefined && entry.from <= old.from)) &&
    (entry.to === undefined || (old.to !== undefined && old.to <= entry.to)) &&
    Object.keys(old).every((field) => SELECTORS.includes(field) || Object.hasOwn(entry, field))
  );
}

/**
 * Returns the part of a tariff that prices stays of one room on the website from a day on: without codes and demand, with the plans that
 * are sold there, and with the articles that guests may order or these plans include (F24, F31, F33).
 * @param today `yyyy-mm-dd`
 * @param code whose plans are sold to the guest, too
 */
export function roomTariff({ data }: Tariff, room: string, today: string, code?: CodeData): TariffData {
  const own = <T extends Season>(entries: readonly T[] | undefined) =>
    (entries ?? []).filter((entry) => isAbout(entry, room)).map((entry) => ofRoom(entry, room));
  const nightsOf = (entries: readonly NightlyData[] | undefined) =>
    own<NightlyData>(entries)
      .filter(({ to }) => to === undefined || to >= today)
      .map(({ name: _, ...entry }) => entry);
  const { codes: _, demand: __, articles = [], plans = [], ...rest } = data;
  const shown = plansShown(plans, room, code).map((plan) => ({
    ...ofRoom(plan, room),
    ...(plan.nightly && { nightly: nightsOf(plan.nightly) }),
  }));
  const ids = shown.map(({ id }) => id);
  const offered = articles.filter(
    ({ id, offered }) => offered !== undefined || shown.some(({ includes }) => includes?.[id] !== undefined),
  );
  return {
    ...rest,
    ...(offered.length > 0 && { articles: offered }),
    ...(shown.length > 0 && { plans: shown }),
    rooms: Object.fromEntries(Object.entries(data.rooms).filter(([key]) => key === room)),
    nightly: nightsOf(data.nightly),
    steps: own(data.steps),
    periods: own(data.periods).filter(({ to }) => to === undefined || to >= today),
    fees: (data.fees ?? []).map((fee) => feeOf(fee, room)),
    policies: own(data.policies).flatMap(({ plan, ...policy }) => {
      if (plan === undefined) return policy;
      const own = [plan].flat().filter((id) => ids.includes(id));
      return own.length === 0 ? [] : { ...policy, plan: own };
    }),
  };
}

/** The plans that a guest may book, and those that they follow, which are not sold for the room. */
function plansShown(plans: readonly PlanData[], room: string, code: CodeData | undefined): PlanData[] {
  const isSold = ({ id, sold = ['website'] }: PlanData) =>
    sold.includes('website') || (sold.includes('code') && [code?.plan ?? []].flat().includes(id));
  const shown = plans.filter((plan) => isAbout(plan, room) && isSold(plan));
  const needed = new Set<string | undefined>();
  for (const { id, follows } of plans.toReversed())
    if (needed.has(id) || shown.some((plan) => plan.id === id)) needed.add(id).add(follows);
  return plans
    .filter(({ id }) => needed.has(id))
    .map((plan) => (shown.includes(plan) ? { ...plan, sold: ['website'] } : { ...plan, sold: [] }));
}

/** Returns the amount of a fee for a room; $0 without such a fee (F2). */
export function feeAmount({ data }: Tariff, id: string, room: string): Cents {
  const fee = data.fees?.find((one) => one.id === id);
  const amount = fee && 'amount' in fee ? amountFor(fee, room) : undefined;
  return amount === undefined ? NO_MONEY : dollars(amount);
}

function amountFor({ amount }: AmountFeeData, room: string): Amount | undefined {
  if (typeof amount !== 'object') return amount;
  return Object.hasOwn(amount, room) ? amount[room] : undefined;
}

function ofRoom<T extends Pick<Season, 'room'>>(entry: T, room: string): T {
  return entry.room === undefined ? entry : { ...entry, room };
}

function feeOf(fee: FeeData, room: string): FeeData {
  if (!('amount' in fee) || typeof fee.amount !== 'object') return fee;
  const amount = amountFor(fee, room);
  return { ...fee, amount: amount === undefined ? {} : { [room]: amount } };
}
