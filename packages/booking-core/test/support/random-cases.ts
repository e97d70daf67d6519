import type {
  ArticleData,
  CodeData,
  DemandData,
  FeeData,
  FeeUnit,
  NightlyData,
  PeriodData,
  PlanData,
  PlanPlace,
  PolicyData,
  RoundingName,
  Season,
  StayRequest,
  StepData,
  TariffData,
  Weekday,
} from '../../src/index.ts';
import type { DemandFacts } from '../../src/rates.ts';

const DAY = 86_400_000;
/** Two leap days, and the ends of two years, are near. */
const MIDDLE = Date.UTC(2028, 0, 15);
const WEEKDAYS: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const WAYS = ['', '-up', '-down'] as const;
const ROUNDINGS = (['cent', 'dollar'] as const).flatMap((unit) =>
  WAYS.map((way): RoundingName => `${unit}${way}`),
);
/** Of each kind. */
const ROOMS = 10;
const FREE_AGES = [[], ['child'], ['infant'], ['infant', 'child']] as const;
const NIGHTLY = { per: 'night' } as const;
const UNITS: readonly FeeUnit[] = ['room', 'person', 'adult', 'child', 'infant', 'extra-person', 'pet'];

/** A source of random choices that a seed repeats: mulberry32. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 0 up to and without 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Both ends included. */
  whole(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  is(probability: number): boolean {
    return this.next() < probability;
  }

  of<T>(values: readonly T[]): T {
    return values[this.whole(0, values.length - 1)] as T;
  }

  some<T>(values: readonly T[]): T[] {
    const chosen = values.filter(() => this.is(0.5));
    return chosen.length > 0 ? chosen : [this.of(values)];
  }

  list<T>(most: number, make: (index: number) => T): T[] {
    return Array.from({ length: this.whole(0, most) }, (_, index) => make(index));
  }
}

/** A tariff with anything that SPEC.md allows, mostly small. */
export function randomTariff(chance: Chance): TariffData {
  const rooms = Object.fromEntries(
    ['queen', 'suite'].slice(0, chance.whole(1, 2)).map((key) => {
      const sleeps = chance.is(0.05) ? 1000 : chance.whole(1, 6);
      const included = chance.is(0.7) && { included: chance.whole(1, Math.min(sleeps, 4)) };
      return [key, { sleeps, ...included, ...(chance.is(0.5) && { pets: chance.whole(0, 3) }) }];
    }),
  );
  const keys = Object.keys(rooms);
  const hasPeriods = chance.is(0.4);
  const fees = chance.is(0.8) ? randomFees(chance, keys) : undefined;
  const articles = chance.is(0.5) ? chance.list(3, (index) => randomArticle(chance, fees ?? [], index)) : [];
  const plans = chance.is(0.6) ? randomPlans(chance, keys, articles) : [];
  const ids = plans.map(({ id }) => id);
  const ofPlans = (probability: number) =>
    ids.length > 0 && chance.is(probability) && { plan: chance.is(0.5) ? chance.of(ids) : chance.some(ids) };
  return {
    id: `t${chance.whole(1, 999)}`,
    currency: 'CAD',
    rooms,
    ...(chance.is(0.4) && { ages: { free: chance.of(FREE_AGES), adultsOnly: chance.is(0.1) } }),
    nightly: [
      ...(chance.is(0.95) ? [{ price: randomAmount(chance) }] : []),
      ...chance.list(4, () => randomNights(chance, keys)),
    ],
    ...(chance.is(0.5) && { steps: randomSteps(chance, keys) }),
    ...(hasPeriods && {
      periods: chance.list(2, (): PeriodData => {
        return { ...season(chance, keys), nights: chance.whole(2, 9), price: randomAmount(chance, 40_000) };
      }),
    }),
    ...(fees && { fees }),
    ...(chance.is(0.4) && { round: chance.of(ROUNDINGS) }),
    ...(chance.is(0.5) && {
      policies: chance.list(2, (): PolicyData => {
        return {
          ...season(chance, keys),
          ...ofPlans(0.4),
          ...(chance.is(0.2) && { fromNights: chance.whole(2, 5) }),
          ...(chance.is(0.2) && { fromRooms: chance.whole(2, 3) }),
          ...chance.of([
            {},
            { freeHours: chance.whole(0, 100) },
            { freeHours: chance.whole(0, 100) },
            { freeHours: 24 * chance.whole(0, 9), freeAt: chance.whole(0, 23) },
          ]),
          ...(chance.is(0.2) && { noShow: chance.of(['everything', '2 nights', '75%']) }),
          ...(chance.is(0.2) && { changeHours: chance.of(['never', 0, 48] as const) }),
          keep: chance.of(['first night', 'everything', '50%', '33.3333%', '0%', '2 nights', '3 nights']),
          ...(chance.is(0.15)
            ? { guarantee: chance.of(['card', 'none'] as const) }
            : chance.is(0.5) && {
                deposit: chance.of(['first night', 'everything', '30%', '12.3456%', '0%', '0', 75, '99.99']),
                ...(chance.is(0.5) && { restDays: chance.whole(0, 365) }),
              }),
        };
      }),
    }),
    ...(articles.length > 0 && { articles }),
    ...(plans.length > 0 && { plans }),
    ...(chance.is(0.4) && { demand: chance.list(4, (index) => randomDemand(chance, keys, index)) }),
    ...(chance.is(0.4) && {
      codes: chance.list(2, (index) => ({ ...randomCode(chance, keys, index), ...ofPlans(0.5) })),
    }),
  };
}

const PLACES: readonly PlanPlace[] = ['website', 'code', 'desk', 'channels'];
const SIGNS = ['', '-'] as const;

/** Up to four plans, each of which may follow one before it that follows at most one other. */
function randomPlans(chance: Chance, keys: readonly string[], articles: readonly ArticleData[]): PlanData[] {
  const depths = new Map<string, number>();
  return chance.list(4, (index): PlanData => {
    const id = `plan${index}`;
    const bases = [...depths].filter(([, depth]) => depth < 3).map(([base]) => base);
    const follows = bases.length > 0 && chance.is(0.6) ? chance.of(bases) : undefined;
    depths.set(id, follows === undefined ? 1 : (depths.get(follows) as number) + 1);
    const least = chance.whole(0, 20);
    return {
      id,
      ...(chance.is(0.3) && { label: `Plan ${index}` }),
      ...(chance.is(0.3) && season(chance, keys)),
      ...(follows !== undefined && { follows }),
      ...randomChange(chance),
      ...(chance.is(0.3) && { perPerson: randomAmount(chance, 3000) }),
      ...(chance.is(0.4) && { floor: randomAmount(chance, 9000) }),
      ...(chance.is(0.4) && { nightly: chance.list(2, () => randomNights(chance, keys)) }),
      ...(articles.length > 0 &&
        chance.is(0.5) && {
          includes: Object.fromEntries(
            chance
              .some(articles)
              .map(({ id: article }) => [
                article,
                chance.of(['stay', 'night', 'person', 'person-night'] as const),
              ]),
          ),
        }),
      ...(chance.is(0.3) && { sold: chance.is(0.1) ? [] : chance.some(PLACES) }),
      ...(chance.is(0.2) && { fromDaysAhead: least }),
      ...(chance.is(0.2) && { toDaysAhead: least + chance.whole(0, 20) }),
    };
  });
}

/** How one price is worked out from another. */
function randomChange(chance: Chance) {
  return {
    ...(chance.is(0.5) && { percent: `${chance.of(SIGNS)}${percent(chance)}` }),
    ...(chance.is(0.4) && { amount: `${chance.of(SIGNS)}${randomAmount(chance, 9000)}` }),
    ...(chance.is(0.3) && { round: chance.of(ROUNDINGS) }),
  };
}

function randomDemand(chance: Chance, keys: readonly string[], index: number): DemandData {
  const floor = chance.whole(0, 150);
  return {
    name: `Rule ${index}`,
    ...season(chance, keys),
    ...(chance.is(0.3) && { on: chance.some(WEEKDAYS) }),
    ...chance.of([
      { roomsLeft: chance.whole(1, ROOMS) },
      { soldShare: `${percent(chance)}%` },
      { sameDayFrom: chance.whole(0, 23) },
    ]),
    ...randomChange(chance),
    ...(chance.is(0.4) && { floor }),
    ...(chance.is(0.4) && { ceiling: floor + chance.whole(0, 100) }),
  };
}

/** An hour, and forty nights of each kind with some rooms free, before and in the stays of random requests. */
export function randomMoment(chance: Chance, { rooms, demand = [] }: TariffData): DemandFacts {
  const days = Array.from({ length: 40 }, (_, at) => dateOf(MIDDLE + (at - 10) * DAY));
  return {
    now: { date: chance.of(days), hour: chance.whole(0, 23) },
    nights: Object.keys(demand.length > 0 ? rooms : {}).flatMap((room) =>
      days.map((date) => ({ room, date, rooms: ROOMS, free: chance.whole(0, ROOMS) })),
    ),
  };
}

function randomArticle(chance: Chance, fees: readonly FeeData[], index: number): ArticleData {
  const taxes = fees.flatMap((fee) => ('percent' in fee && fee.included !== true ? [fee.id] : []));
  return {
    id: `article${index}`,
    ...(chance.is(0.4) && { label: `Article ${index}` }),
    price: chance.is(0.1) ? 0 : randomAmount(chance, 3000),
    ...(taxes.length > 0 && chance.is(0.6) && { taxes: chance.some(taxes) }),
    ...(chance.is(0.7) && { offered: chance.of(['stay', 'night'] as const) }),
  };
}

/** A stay, sometimes with a mistake in it. */
export function randomRequest(chance: Chance, tariff: TariffData): StayRequest {
  const first = chance.is(0.02) ? MIDDLE - 40_000 * DAY : MIDDLE + chance.whole(-40, 40) * DAY;
  const nights = chance.is(0.75)
    ? chance.whole(1, 7)
    : chance.is(0.9)
      ? chance.whole(0, 40)
      : chance.whole(-1, 367);
  const junk = chance.is(0.06) ? chance.whole(0, 9) : -1;
  const count = (most: number) => (chance.is(0.01) ? chance.whole(990, 1001) : chance.whole(0, most));
  const fees = tariff.fees ?? [];
  const codes = tariff.codes ?? [];
  const articles = tariff.articles?.filter(({ offered }) => offered !== undefined || chance.is(0.02)) ?? [];
  return {
    room: junk === 0 ? 'king' : chance.of(Object.keys(tariff.rooms)),
    from: junk === 1 ? '2027-02-29' : dateOf(first),
    to: junk === 2 ? 'soon' : dateOf(first + nights * DAY),
    party: {
      adults: junk === 3 ? chance.of([0, -1, 1.5, Number.NaN]) : Math.max(1, count(4)),
      ...(chance.is(0.5) && { children: junk === 4 ? 0.5 : count(2) }),
      ...(chance.is(0.5) && { infants: junk === 5 ? -1 : count(2) }),
      ...(chance.is(0.4) && { pets: count(2) }),
    },
    ...(chance.is(0.4) && { rooms: junk === 6 ? chance.of([0, 0.5, 1001]) : Math.max(1, count(4)) }),
    ...(chance.is(0.3) && { extraPersons: junk === 7 ? 2001 : chance.whole(0, 5) }),
    ...(codes.length > 0 && chance.is(0.6) && { code: ` ${chance.of(codes).code.toUpperCase()}` }),
    ...(junk === 8 && { code: 'unknown' }),
    ...(chance.is(0.4) && { bookedOn: dateOf(first - chance.whole(1, 30) * DAY) }),
    ...(tariff.plans !== undefined &&
      chance.is(0.7) && { plan: chance.is(0.02) ? 'none' : chance.of(tariff.plans).id }),
    ...(chance.is(0.3) && { place: chance.of(['website', 'desk', 'channels'] as const) }),
    ...(fees.length > 0 && chance.is(0.15) && { exempt: { [chance.of(fees).id]: 'a reason' } }),
    ...(articles.length > 0 && chance.is(0.7) && { orders: randomOrders(chance, articles, chance.is(0.03)) }),
    ...(junk === 9 && { exempt: chance.of([{ nothing: 'x' }, { [fees[0]?.id ?? 'none']: ' ' }]) }),
  };
}

function randomOrders(chance: Chance, articles: readonly ArticleData[], isJunk: boolean) {
  return Object.fromEntries(
    chance.some(articles).map(({ id }) => [id, isJunk ? chance.of([-1, 0.5, 101]) : chance.whole(0, 4)]),
  );
}

function randomNights(chance: Chance, keys: readonly string[]): NightlyData {
  const rule = chance.is(0.15);
  const least = chance.whole(1, 4);
  return {
    ...season(chance, keys),
    ...(chance.is(0.5) && { on: chance.some(WEEKDAYS) }),
    ...(rule && chance.is(0.5)
      ? { minNights: least, ...(chance.is(0.4) && { maxNights: chance.whole(least, 9) }) }
      : { price: randomAmount(chance) }),
    ...(rule && chance.is(0.3) && { closed: chance.is(0.6) }),
    ...(rule && chance.is(0.4) && { closedToArrival: chance.is(0.7) }),
    ...(rule && chance.is(0.4) && { closedToDeparture: chance.is(0.7) }),
  };
}

function randomSteps(chance: Chance, keys: readonly string[]): StepData[] {
  let night = 1;
  const room = chance.is(0.2) ? { room: chance.of(keys) } : {};
  return chance.list(3, () => {
    night += chance.whole(1, 4);
    return {
      ...room,
      fromNight: night,
      off: `${percent(chance)}%`,
      ...(chance.is(0.3) && { wholeStay: true }),
    };
  });
}

function randomFees(chance: Chance, keys: readonly string[]): FeeData[] {
  const before: string[] = ['rooms'];
  const inPrice: string[] = [];
  return chance.list(5, (index): FeeData => {
    const id = `fee${index}`;
    const any = {
      id,
      ...(chance.is(0.3) && { label: `Fee ${index}` }),
      ...(chance.is(0.2) && dates(chance)),
      ...(chance.is(0.2) && { exempt: { fromNights: chance.whole(2, 9) } }),
      ...(chance.is(0.3) && { always: true }),
      ...(chance.is(0.2) && { tax: { name: `Tax ${index}`, ...(chance.is(0.5) && { number: '12 RT1' }) } }),
    };
    const share = chance.is(0.3) ? chance.whole(0, 20) : percent(chance);
    if (chance.is(0.2)) {
      // One base for all taxes in the price, so that none is of a part of another's.
      if (inPrice.length === 0) inPrice.push(...chance.some(before));
      return { ...any, percent: share, of: inPrice, included: true };
    }
    const fee: FeeData = chance.is(0.5)
      ? {
          ...any,
          percent: share,
          of: chance.some(before),
          ...(chance.is(0.6) && { round: chance.of(ROUNDINGS) }),
          ...(chance.is(0.5) && { net: true }),
        }
      : {
          ...any,
          amount: chance.is(0.2)
            ? Object.fromEntries(chance.some(keys).map((key) => [key, randomAmount(chance, 5000)]))
            : randomAmount(chance, 5000),
          ...(chance.is(0.6) && { each: chance.of(UNITS) }),
          ...chance.of([
            {},
            { per: 'stay' },
            NIGHTLY,
            { ...NIGHTLY, firstNights: chance.whole(1, 9) },
          ] as const),
          ...(chance.is(0.2) && { most: randomAmount(chance, 20_000) }),
        };
    before.push(id);
    return fee;
  });
}

function randomCode(chance: Chance, keys: readonly string[], index: number): CodeData {
  const booked = dates(chance, -30);
  return {
    ...(chance.is(0.2) && season(chance, keys)),
    code: `Code${index}`,
    off: chance.is(0.5) ? `${percent(chance)}%` : randomAmount(chance, 9000),
    ...(chance.is(0.3) && { bookedFrom: booked.from }),
    ...(chance.is(0.3) && { bookedTo: booked.to }),
    ...(chance.is(0.3) && { minNights: chance.whole(1, 4) }),
  };
}

function season(chance: Chance, keys: readonly string[]): Season {
  const { from, to } = dates(chance);
  return {
    ...(chance.is(0.3) && { room: chance.is(0.5) ? chance.of(keys) : chance.some(keys) }),
    ...(chance.is(0.5) && { from }),
    ...(chance.is(0.5) && { to }),
  };
}

function dates(chance: Chance, shift = 0): { from: string; to: string } {
  const from = MIDDLE + (shift + chance.whole(-45, 40)) * DAY;
  return { from: dateOf(from), to: dateOf(from + chance.whole(0, 40) * DAY) };
}

function randomAmount(chance: Chance, most = 25_000): string | number {
  const whole = chance.whole(0, Math.floor(most / 100));
  if (chance.is(0.3)) return whole;
  if (chance.is(0.01)) return '99999.99';
  return `${whole}.${String(chance.whole(0, 99)).padStart(2, '0')}`;
}

function percent(chance: Chance): string {
  if (chance.is(0.05)) return chance.of(['0', '100', '0.0001', '99.9999']);
  return chance.is(0.5) ? String(chance.whole(0, 50)) : `${chance.whole(0, 30)}.${chance.whole(0, 9999)}`;
}

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
