import type { StayRequest } from '../src/index.ts';

/**
 * A program without this package: dollars in floating point, nights with `Date`, no check of the request.
 * It is fast, and sometimes a dollar wrong.
 */

const DAY = 86_400_000;

/** The terms of a room, in dollars. */
export interface NaiveRoom {
  readonly sleeps: number;
  readonly included: number;
  readonly price: number;
  readonly petFee: number;
  readonly extraPersonCharge: number;
  /** By date and day of the week; the last that fits wins. */
  readonly rates: readonly {
    readonly price: number;
    readonly from?: Date;
    readonly to?: Date;
    readonly on?: readonly number[];
  }[];
}

function figures(room: NaiveRoom, { from, to, party, rooms: wanted }: StayRequest) {
  const nights = Math.round((new Date(to).getTime() - new Date(from).getTime()) / DAY);
  const paying = party.adults + (party.infants ?? 0);
  const rooms = wanted ?? Math.max(1, Math.ceil(paying / room.sleeps));
  const extra = Math.max(0, paying - rooms * room.included);
  const subtotal = (room.rates.length > 0 ? byDate(room, from, nights) : room.price * nights) * rooms;
  const extraPersons = extra * room.extraPersonCharge;
  const pets = (party.pets ?? 0) * room.petFee;
  const before = subtotal + extraPersons + pets;
  const taxes = Math.ceil(before * 0.05);
  const levy = Math.ceil(before * 0.04);
  const total = Math.ceil(before + taxes + levy);
  return { nights, rooms, extra, subtotal, extraPersons, pets, taxes, levy, total };
}

function byDate(room: NaiveRoom, from: string, nights: number): number {
  let sum = 0;
  const night = new Date(from);
  for (let count = 0; count < nights; count++) {
    sum += nightly(room, night);
    night.setUTCDate(night.getUTCDate() + 1);
  }
  return sum;
}

function nightly(room: NaiveRoom, night: Date): number {
  let { price } = room;
  for (const rate of room.rates) {
    if (rate.from !== undefined && night < rate.from) continue;
    if (rate.to !== undefined && night > rate.to) continue;
    if (rate.on !== undefined && !rate.on.includes(night.getUTCDay())) continue;
    price = rate.price;
  }
  return price;
}

export function naiveTotal(room: NaiveRoom, request: StayRequest): number {
  return figures(room, request).total;
}

/** The total with a line for each part, and what a late cancellation costs. */
export function naivePrice(room: NaiveRoom, request: StayRequest) {
  const { nights, rooms, extra, subtotal, extraPersons, pets, taxes, levy, total } = figures(room, request);
  const count = request.party.pets ?? 0;
  const plural = (of: number, one: string) => `${of} ${of === 1 ? one : `${one}s`}`;
  const each = (of: number, one: string, charge: number) => `${plural(of, one)} × $${charge.toFixed(2)}`;
  const label = `$${room.price.toFixed(2)} × ${plural(nights, 'night')} × ${plural(rooms, 'room')}`;
  const lines = [
    { label, amount: subtotal },
    {
      label: 'Extra person charge',
      detail: each(extra, 'person', room.extraPersonCharge),
      amount: extraPersons,
    },
    { label: 'Smoking room charge', amount: 0 },
    { label: 'Pet fee per pet', detail: each(count, 'pet', room.petFee), amount: pets },
    { label: 'Taxes', detail: '5%', amount: taxes },
    { label: 'Tourism Levy tax', detail: '4%', amount: levy },
  ];
  const after = new Date(request.from);
  after.setUTCDate(after.getUTCDate() + 1);
  const late = figures(room, { ...request, to: after.toISOString().slice(0, 10) }).total;
  return { request: { ...request, rooms, extraPersons: extra }, lines, total, late };
}

/** The price of each night of a calendar. */
export function naiveNights(room: NaiveRoom, from: string, nights: number) {
  const night = new Date(from);
  return Array.from({ length: nights }, () => {
    const one = { date: night.toISOString().slice(0, 10), price: nightly(room, night) };
    night.setUTCDate(night.getUTCDate() + 1);
    return one;
  });
}
