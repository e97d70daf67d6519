import {
  type Amount,
  type AmountFeeData,
  type Cents,
  dollars,
  type FeeData,
  type NightlyData,
  NO_MONEY,
  type Season,
  type Tariff,
  type TariffData,
} from '@motel/booking-core';

/** The entries of a tariff about one room, as its page needs them to price a stay. Nights gone by are left out. */
export function roomTariff({ data }: Tariff, room: string, today: string): TariffData {
  const own = <T extends Season>(entries: readonly T[] | undefined) =>
    (entries ?? []).filter((entry) => isAbout(entry, room)).map((entry) => ofRoom(entry, room));
  const { codes: _, ...rest } = data;
  return {
    ...rest,
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

/** The amount of a fee for a room; $0 without such a fee. */
export function feeAmount({ data }: Tariff, id: string, room: string): Cents {
  const fee = data.fees?.find((one) => one.id === id);
  const amount = fee && 'amount' in fee ? amountFor(fee, room) : undefined;
  return amount === undefined ? NO_MONEY : dollars(amount);
}

function amountFor({ amount }: AmountFeeData, room: string): Amount | undefined {
  if (typeof amount !== 'object') return amount;
  return Object.hasOwn(amount, room) ? amount[room] : undefined;
}

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
