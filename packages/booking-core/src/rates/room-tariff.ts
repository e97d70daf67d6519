import { type Cents, NO_MONEY } from '../money/cents.ts';
import { dollars } from '../money/dollars.ts';
import type { Tariff } from '../tariff/tariff.ts';
import type {
  Amount,
  AmountFeeData,
  FeeData,
  NightlyData,
  Season,
  TariffData,
} from '../tariff/tariff-data.ts';

/**
 * Returns the part of a tariff that prices stays of one room from a day on, without codes, and with the articles that guests may
 * order (F24, F31).
 * @param today `yyyy-mm-dd`
 */
export function roomTariff({ data }: Tariff, room: string, today: string): TariffData {
  const own = <T extends Season>(entries: readonly T[] | undefined) =>
    (entries ?? []).filter((entry) => isAbout(entry, room)).map((entry) => ofRoom(entry, room));
  const { codes: _, articles = [], ...rest } = data;
  const offered = articles.filter(({ offered }) => offered !== undefined);
  return {
    ...rest,
    ...(offered.length > 0 && { articles: offered }),
    rooms: Object.fromEntries(Object.entries(data.rooms).filter(([key]) => key === room)),
    nightly: own<NightlyData>(data.nightly)
      .filter(({ to }) => to === undefined || to >= today)
      .map(({ name: _, ...entry }) => entry),
    steps: own(data.steps),
    periods: own(data.periods).filter(({ to }) => to === undefined || to >= today),
    fees: (data.fees ?? []).map((fee) => feeOf(fee, room)),
    policies: own(data.policies),
  };
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

/** Returns whether an entry is about a room, by its key (F5). */
export function isAbout({ room }: Pick<Season, 'room'>, key: string): boolean {
  return room === undefined || [room].flat().includes(key);
}

function ofRoom<T extends Pick<Season, 'room'>>(entry: T, room: string): T {
  return entry.room === undefined ? entry : { ...entry, room };
}

function feeOf(fee: FeeData, room: string): FeeData {
  if (!('amount' in fee) || typeof fee.amount !== 'object') return fee;
  const amount = amountFor(fee, room);
  return { ...fee, amount: amount === undefined ? {} : { [room]: amount } };
}
