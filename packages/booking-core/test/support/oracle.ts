import type {
  AmountFeeData,
  ArticleData,
  FeeData,
  NightlyData,
  PercentFeeData,
  PeriodData,
  PlanData,
  PolicyData,
  Season,
  StayRequest,
  StepData,
  TariffData,
} from '../../src/index.ts';
import type { DemandFacts } from '../../src/rates.ts';

/**
 * A slow second implementation of SPEC.md for the tests: night by night, in exact integers of any size, from the
 * tariff as it is written. It shares no code with the package.
 */

/** Cents times a million. */
type Exact = bigint;

const MILLION = 1_000_000n;
const DAY = 86_400_000;
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** More nights than that have too many combinations to try them all. */
const TRY_ALL_UP_TO = 7;

export interface OracleLine {
  readonly kind: string;
  readonly rule: string;
  readonly label: string;
  readonly detail?: string;
  readonly quantity?: number;
  readonly unitAmount?: number;
  readonly amount: number;
}

export type Expected =
  | { readonly refusal: readonly unknown[] }
  | {
      readonly total: number;
      readonly rooms: number;
      readonly extraPersons: number;
      /** The lines of the nights at their own price, and all lines after the discounts of nights. */
      readonly before: readonly OracleLine[];
      readonly after: readonly OracleLine[];
      /** Lines of steps and periods: every cheapest way, or only their sum where there are too many ways. */
      readonly savings: readonly (readonly OracleLine[])[] | number;
      readonly policy: ReturnType<typeof policyOf>;
    };

interface Night {
  readonly date: string;
  readonly price: bigint | undefined;
  readonly least: number;
  readonly most: number;
  readonly isClosed: boolean;
  readonly noArrival: boolean;
  readonly noDeparture: boolean;
}

export function expectedOf(data: TariffData, request: StayRequest): Expected {
  const refused = (rule: string, code: string, field: string, ...figures: unknown[]) => ({
    refusal: [rule, code, field, ...figures],
  });
  const room = Object.hasOwn(data.rooms, request.room) ? data.rooms[request.room] : undefined;
  if (room === undefined) return refused('Q6', 'room-unknown', 'room');
  if (!isDate(request.from)) return refused('W1', 'check-in-missing', 'from');
  if (!isDate(request.to)) return refused('W1', 'check-out-missing', 'to');
  const dates = datesOf(request.from, request.to);
  if (request.to <= request.from) return refused('W3', 'too-few-nights', 'to', 1);
  if (dates.length > 365) return refused('W3', 'too-many-nights', 'to', 365);

  const party = { children: 0, infants: 0, pets: 0, ...withoutUndefined(request.party) };
  for (const member of ['adults', 'children', 'infants', 'pets'] as const) {
    if (!isWhole(party[member], 0, 1000)) return refused('P1', 'guests-invalid', 'party', member);
  }
  if (party.adults === 0) return refused('P2', 'adults-missing', 'party');
  if (data.ages?.adultsOnly === true && party.children + party.infants > 0)
    return refused('P11', 'adults-only', 'party');
  const mostPets = room.pets ?? 1000;
  if (party.pets > mostPets) return refused('C7', 'pets-too-many', 'pets', mostPets);

  const freeAges: readonly string[] = data.ages?.free ?? ['child'];
  const free =
    (freeAges.includes('child') ? party.children : 0) + (freeAges.includes('infant') ? party.infants : 0);
  const paying = party.adults + party.children + party.infants - free;
  let fewest = 1;
  while (fewest * room.sleeps < paying) fewest++;
  const included = room.included ?? room.sleeps;
  let holding = fewest;
  while (holding * included < free) holding++;
  const rooms = request.rooms === undefined ? holding : request.rooms;
  if (!isWhole(rooms, 1, 1000)) return refused('P1', 'rooms-invalid', 'rooms');
  if (rooms < fewest) return refused('C3', 'rooms-too-few', 'rooms', fewest, paying);
  if (free > rooms * included) return refused('V16', 'children-too-many', 'party', included);
  const asked = request.extraPersons ?? 0;
  if (!isWhole(asked, 0, 2000)) return refused('V13', 'extra-persons-invalid', 'extraPersons', 2000);
  const beyond = paying - rooms * included;
  const extraPersons = beyond <= 0 ? 0 : Math.max(asked, beyond);

  const { bookedOn } = request;
  if (bookedOn !== undefined && !isDate(bookedOn)) return refused('F14', 'booking-day-invalid', 'bookedOn');
  const plan = data.plans?.find(({ id }) => id === request.plan);
  if (request.plan !== undefined && plan === undefined) return refused('F33', 'plan-unknown', 'plan');
  const isByCode = (one: PlanData) => one.sold?.includes('code') === true && !one.sold.includes('website');
  const wanted = request.code?.trim().toLowerCase();
  const code = data.codes?.find((one) => one.code.toLowerCase() === wanted);
  if (plan !== undefined) {
    const { place } = request;
    const byCode = place === 'website' && isByCode(plan);
    const isSold =
      place === undefined || byCode || (plan.sold ?? ['website', 'desk', 'channels']).includes(place);
    if (!isFor(plan, request.room) || !isSold) return refused('F33', 'plan-not-sold', 'plan');
    if (byCode && (code?.plan === undefined || ![code.plan].flat().includes(plan.id)))
      return refused('F33', 'plan-needs-code', 'plan');
    const ahead = bookedOn === undefined ? 0 : (Date.parse(request.from) - Date.parse(bookedOn)) / DAY;
    const { fromDaysAhead = 0, toDaysAhead = 730 } = plan;
    if (ahead < fromDaysAhead) return refused('F33', 'plan-too-late', 'plan', fromDaysAhead);
    if (ahead > toDaysAhead) return refused('F33', 'plan-too-early', 'plan', toDaysAhead);
  }
  if (wanted !== undefined) {
    if (code === undefined) return refused('F14', 'code-unknown', 'code');
    const needsDay = code.bookedFrom !== undefined || code.bookedTo !== undefined;
    const isInTime =
      !needsDay || (bookedOn !== undefined && isWithin(bookedOn, code.bookedFrom, code.bookedTo));
    const isValid =
      isFor(code, request.room) &&
      dates.every((date) => isWithin(date, code.from, code.to)) &&
      dates.length >= (code.minNights ?? 1) &&
      isInTime &&
      (code.plan === undefined
        ? plan === undefined || !isByCode(plan)
        : plan !== undefined && [code.plan].flat().includes(plan.id));
    if (!isValid) return refused('F14', 'code-not-valid', 'code');
  }
  for (const [fee, reason] of Object.entries(request.exempt ?? {})) {
    if (!data.fees?.some(({ id }) => id === fee)) return refused('F13', 'exemption-unknown', 'exempt', fee);
    if (reason.trim() === '') return refused('F13', 'exemption-without-reason', 'exempt', fee);
  }
  for (const [article, count] of Object.entries(request.orders ?? {})) {
    const isOffered = data.articles?.some(({ id, offered }) => id === article && offered !== undefined);
    if (!isOffered) return refused('F31', 'order-unknown', 'orders', article);
    if (!isWhole(count, 0, 100)) return refused('F31', 'order-invalid', 'orders', article, 100);
  }

  const nights = dates.map((date) => nightOf(data, request.room, date, plan));
  for (const { date, price, isClosed } of nights) {
    if (isClosed) return refused('F6', 'night-closed', 'from', date);
    if (price === undefined) return refused('F6', 'night-without-price', 'from', date);
  }
  if (nights[0]?.noArrival) return refused('F8', 'closed-to-arrival', 'from', request.from);
  if (nightOf(data, request.room, request.to, plan).noDeparture) {
    return refused('F8', 'closed-to-departure', 'to', request.to);
  }
  const least = Math.max(...nights.map((night) => night.least));
  const most = Math.min(...nights.map((night) => night.most));
  if (nights.length < least) return refused('F7', 'stay-too-short', 'to', least);
  if (nights.length > most) return refused('F7', 'stay-too-long', 'to', most);

  const counts = {
    room: rooms,
    person: party.adults + party.children + party.infants,
    adult: party.adults,
    child: party.children,
    infant: party.infants,
    'extra-person': extraPersons,
    pet: party.pets,
  };
  const stay: Stay = { data, request, nights, rooms, counts, off: code?.off, plan };
  const { total, savings, after } = totalOf(stay);
  const before = roomLines(stay);
  return { total, rooms, extraPersons, before, savings, after, policy: policyOf(stay, total) };
}

interface Stay {
  readonly data: TariffData;
  readonly request: StayRequest;
  readonly nights: readonly Night[];
  readonly rooms: number;
  readonly counts: Readonly<Record<NonNullable<AmountFeeData['each']>, number>>;
  readonly off: string | number | undefined;
  readonly plan: PlanData | undefined;
}

const followedBy = (data: TariffData, { follows }: PlanData): PlanData | undefined =>
  data.plans?.find(({ id }) => id === follows);

/** A night in a plan: the one that it follows, at its price, under the plan's own entries; closed outside its dates. */
function nightOf(data: TariffData, room: string, date: string, plan: PlanData | undefined): Night {
  if (plan === undefined) return nightBy(data.nightly, room, date);
  const followed = nightOf(data, room, date, followedBy(data, plan));
  const { price } = followed;
  const moved = price === undefined ? undefined : priceIn(plan, price, 1n);
  const isClosed = followed.isClosed || !isWithin(date, plan.from, plan.to);
  return nightBy(plan.nightly ?? [], room, date, { ...followed, isClosed, price: moved });
}

function priceIn(
  {
    percent = 0,
    amount = 0,
    floor = 0,
    round = 'cent',
  }: Pick<PlanData, 'percent' | 'amount' | 'floor' | 'round'>,
  price: bigint,
  nights: bigint,
): bigint {
  const signed = (value: string | number, read: (size: string) => bigint) => {
    const text = String(value);
    return text.startsWith('-') ? -read(text.slice(1)) : read(text);
  };
  const moved =
    roundBy(price * (MILLION + signed(percent, shareOf)), round) + signed(amount, centsOf) * nights;
  return least(-least(-moved, -centsOf(floor) * nights), 9_999_999n);
}

/** The tariff with the prices of a moment, each of which is an entry of its own (F38). */
export function atMoment(data: TariffData, { now, nights }: DemandFacts): TariffData {
  const changed = nights.flatMap(({ room, date, free, rooms }) => {
    const before = nightOf(data, room, date, undefined).price;
    if (before === undefined) return [];
    const after = (data.demand ?? []).reduce((price, rule) => {
      const { roomsLeft, soldShare, sameDayFrom = 0, ceiling = '99999.99', floor = 0, ...change } = rule;
      const isMet =
        roomsLeft !== undefined
          ? free <= roomsLeft
          : soldShare !== undefined
            ? BigInt(rooms - free) * MILLION > shareOf(soldShare.slice(0, -1)) * BigInt(rooms)
            : date === now.date && now.hour >= sameDayFrom;
      if (!isMet || !isFor(rule, room) || !isWithin(date, rule.from, rule.to) || !isOn(rule, date))
        return price;
      const moved = priceIn(change, price, 1n);
      // A price that is beyond the floor or the ceiling stays there.
      if (moved > price) return -least(-price, -least(moved, centsOf(ceiling)));
      return least(price, -least(-moved, -centsOf(floor)));
    }, before);
    const price = `${after / 100n}.${String(after % 100n).padStart(2, '0')}`;
    return after === before ? [] : [{ room, from: date, to: date, price }];
  });
  return { ...data, nightly: [...data.nightly, ...changed] };
}

/** For each field, the last entry that states it wins. */
function nightBy(nightly: readonly NightlyData[], room: string, date: string, before?: Night): Night {
  const entries = nightly
    .filter((entry) => isFor(entry, room) && isWithin(date, entry.from, entry.to))
    .filter((entry) => isOn(entry, date));
  const last = <K extends keyof NightlyData>(field: K) =>
    entries.findLast((entry) => entry[field] !== undefined)?.[field];
  const price = last('price');
  return {
    date,
    price: price === undefined ? before?.price : centsOf(price),
    least: last('minNights') ?? before?.least ?? 1,
    most: last('maxNights') ?? before?.most ?? 365,
    isClosed: last('closed') ?? before?.isClosed ?? false,
    noArrival: last('closedToArrival') ?? before?.noArrival ?? false,
    noDeparture: last('closedToDeparture') ?? before?.noDeparture ?? false,
  };
}

function roomLines({ nights, rooms, plan, counts }: Stay): OracleLine[] {
  const prices = [...new Set(nights.map(({ price }) => price as bigint))];
  const each = centsOf(plan?.perPerson ?? 0);
  const quantity = counts.person * nights.length;
  const label = `${plural(counts.person, 'person')} × ${dollars(each)} × ${plural(nights.length, 'night')}`;
  const personal = {
    kind: 'persons',
    rule: 'F34',
    label,
    quantity,
    unitAmount: Number(each),
    amount: quantity * Number(each),
  };
  const atPrices = prices.map((price) => {
    const count = nights.filter((night) => night.price === price).length;
    return {
      kind: 'rooms',
      rule: 'Q1',
      label: `${dollars(price)} × ${plural(count, 'night')} × ${plural(rooms, 'room')}`,
      quantity: count * rooms,
      unitAmount: Number(price),
      amount: Number(price) * count * rooms,
    };
  });
  return each > 0n ? [...atPrices, personal] : atPrices;
}

/** The periods of a stay, each at its price in the plan. */
function periodsOf({
  data,
  request,
  plan,
}: Pick<Stay, 'data' | 'request' | 'plan'>): { nights: number; price: bigint; of: PeriodData }[] {
  if (plan === undefined) {
    return (data.periods ?? []).map((of) => ({ nights: of.nights, price: centsOf(of.price), of }));
  }
  const isAllYear = ({ from, to }: Season) => from === undefined && to === undefined;
  const isOwn = plan.nightly?.some((one) => 'price' in one && isAllYear(one) && isFor(one, request.room));
  const followed = periodsOf({ data, request, plan: followedBy(data, plan) });
  return isOwn
    ? []
    : followed.map((one) => ({ ...one, price: priceIn(plan, one.price, BigInt(one.nights)) }));
}

/** One way to cover the nights: the position of its period for each night, or none, and how often each is begun. */
interface Way {
  readonly cost: Exact;
  readonly periods: readonly (number | undefined)[];
  readonly begun: readonly number[];
}

function waysOf(stay: Stay): Way[] {
  const { nights, request } = stay;
  const periods = periodsOf(stay).map(({ of, price }, index) => ({ period: of, price, index }));
  const usable = periods.filter(({ period }) => isFor(period, request.room));
  const isIn = (at: number, { from, to }: Season) => isWithin((nights[at] as Night).date, from, to);
  const single = (at: number) => (nights[at]?.price as bigint) * (MILLION - offAt(stay, at));

  if (nights.length > TRY_ALL_UP_TO && usable.length > 0) {
    // The cheapest way from each night to the end.
    const least: Exact[] = Array.from({ length: nights.length + 1 }, () => 0n);
    for (let at = nights.length - 1; at >= 0; at--) {
      let cheapest = single(at) + (least[at + 1] as Exact);
      for (const { period, price } of usable) {
        for (let length = 1; length <= period.nights && at + length <= nights.length; length++) {
          if (!isIn(at + length - 1, period)) break;
          const cost = price * MILLION + (least[at + length] as Exact);
          if (cost < cheapest) cheapest = cost;
        }
      }
      least[at] = cheapest;
    }
    return [{ cost: least[0] as Exact, periods: [], begun: [] }];
  }

  let ways: Way[] = [];
  const go = (at: number, cost: Exact, covered: Way['periods'], begun: Way['begun']) => {
    const known = ways[0]?.cost;
    if (known !== undefined && cost > known) return;
    if (at === nights.length) {
      const way = { cost, periods: covered, begun };
      ways = known === undefined || cost < known ? [way] : [...ways, way];
      return;
    }
    go(at + 1, cost + single(at), [...covered, undefined], begun);
    for (const { period, price, index } of usable) {
      for (let length = 1; length <= period.nights && at + length <= nights.length; length++) {
        if (!isIn(at + length - 1, period)) break;
        const run = Array.from({ length }, () => index);
        go(at + length, cost + price * MILLION, [...covered, ...run], [...begun, index]);
      }
    }
  };
  go(0, 0n, [], []);
  return ways;
}

function stepAt({ data, request, nights }: Stay, at: number): StepData | undefined {
  const reached = (one: StepData) => (one.wholeStay ? nights.length : at + 1) >= one.fromNight;
  return data.steps?.findLast((one) => isFor(one, request.room) && reached(one));
}

/** The share that the last step taken by this night takes off. */
function offAt(stay: Stay, at: number): bigint {
  const step = stepAt(stay, at);
  return step === undefined ? 0n : shareOf(step.off.slice(0, -1));
}

function savingLines(stay: Stay, way: Way): OracleLine[] {
  const { data, request, nights, rooms } = stay;
  const lines: OracleLine[] = [];
  let price = nights.reduce((sum, night) => sum + (night.price as bigint) * MILLION, 0n);
  for (const [index, period] of periodsOf(stay).entries()) {
    const times = way.begun.filter((one) => one === index).length;
    if (times === 0) continue;
    const within = nights.filter((_, at) => way.periods[at] === index);
    const own = within.reduce((sum, night) => sum + (night.price as bigint), 0n);
    const saved = own - period.price * BigInt(times);
    price -= saved * MILLION;
    const taken = times * rooms === 1 ? '' : ` × ${times * rooms}`;
    const label = `${period.nights} nights for ${dollars(period.price)}${taken}`;
    lines.push({ kind: 'period', rule: 'F10', label, amount: Number(-saved) * rooms });
  }
  for (const step of data.steps ?? []) {
    if (!isFor(step, request.room)) continue;
    const share = shareOf(step.off.slice(0, -1));
    const before = nearestCent(price);
    for (const [at, night] of nights.entries()) {
      if (way.periods[at] === undefined && stepAt(stay, at) === step)
        price -= (night.price as bigint) * share;
    }
    const amount = nearestCent(price) - before;
    if (amount === 0n) continue;
    const from = step.wholeStay
      ? `every night, from ${step.fromNight} nights on`
      : `from night ${step.fromNight}`;
    const label = `${Number(step.off.slice(0, -1))}% off ${from}`;
    lines.push({ kind: 'step', rule: 'F9', label, amount: Number(amount) * rooms });
  }
  return lines;
}

function totalOf(stay: Stay) {
  const { data, request, nights, rooms, off } = stay;
  const ways = waysOf(stay);
  const cost = nearestCent((ways[0] as Way).cost);
  const full = nights.reduce((sum, night) => sum + (night.price as bigint), 0n);
  const isTried = ways.every(({ periods }) => periods.length === nights.length);
  const savings = isTried ? ways.map((way) => savingLines(stay, way)) : Number(cost - full) * rooms;

  const after: OracleLine[] = [];
  const personal = centsOf(stay.plan?.perPerson ?? 0) * BigInt(stay.counts.person * nights.length);
  let roomNights = cost * BigInt(rooms) + personal;
  if (off !== undefined) {
    const discount = String(off).endsWith('%')
      ? nearestCent(roomNights * shareOf(String(off).slice(0, -1)))
      : least(centsOf(off), roomNights);
    roomNights -= discount;
    const code = request.code?.trim().toUpperCase();
    after.push({ kind: 'code', rule: 'F14', label: `Code ${code}`, amount: Number(-discount) });
  }
  const amounts = new Map<string, bigint>([['rooms', roomNights]]);
  let sum = roomNights;
  const add = (id: string, { amount, line }: ReturnType<typeof feeOf>) => {
    amounts.set(id, amount);
    sum += amount;
    if (line !== undefined) after.push(line);
  };
  const fees = data.fees ?? [];
  const firstPercentage = fees.findIndex((fee) => !('amount' in fee && fee.amount !== undefined));
  const place = firstPercentage < 0 ? fees.length : firstPercentage;
  for (const fee of fees.slice(0, place)) add(fee.id, feeOf(stay, fee, amounts));
  for (const article of data.articles ?? []) {
    if (article.offered !== undefined || isIncluded(data, article)) add(article.id, orderOf(stay, article));
  }
  for (const fee of fees.slice(place)) add(fee.id, feeOf(stay, fee, amounts));
  const total = data.round === undefined ? sum : roundBy(sum * MILLION, data.round);
  if (total !== sum) {
    const label = 'Rounding to whole dollars';
    after.push({ kind: 'rounding', rule: 'Q5', label, amount: Number(total - sum) });
  }
  return { total: Number(total), savings, after };
}

const isIncluded = (data: TariffData, { id }: ArticleData): boolean =>
  data.plans?.some(({ includes }) => includes?.[id] !== undefined) === true;

/** An article that the guest orders, or the plan includes. */
function orderOf(
  { request, nights, plan, counts }: Stay,
  { id, label = id, price = 0, offered }: ArticleData,
) {
  const count = request.orders?.[id] ?? 0;
  const how = plan?.includes?.[id];
  const each = how === 'person' || how === 'person-night' ? counts.person : how === undefined ? 0 : 1;
  const included = how === 'night' || how === 'person-night' ? each * nights.length : each;
  if (count + included === 0) return { amount: 0n, line: undefined };
  const ordered = offered === 'night' ? count * nights.length : count;
  const quantity = ordered + included;
  const unit = centsOf(price);
  const amount = unit * BigInt(quantity);
  const nightly = [plural(nights.length, 'night')];
  const factors =
    how === undefined
      ? [count, dollars(unit), ...(offered === 'night' ? nightly : [])]
      : count > 0
        ? [quantity, dollars(unit)]
        : [
            how.startsWith('person') ? plural(each, 'person') : 1,
            dollars(unit),
            ...(how.endsWith('night') ? nightly : []),
          ];
  const figures = { quantity, unitAmount: Number(unit), detail: factors.join(' × ') };
  const line = {
    kind: id,
    rule: how === undefined ? 'F31' : 'F35',
    label,
    amount: Number(amount),
    ...figures,
  };
  return { amount, line: amount === 0n ? undefined : line };
}

function feeOf(
  stay: Stay,
  fee: FeeData,
  amounts: ReadonlyMap<string, bigint>,
): { readonly amount: bigint; readonly line: OracleLine | undefined } {
  const { request, nights, counts } = stay;
  const isAmount = 'amount' in fee && fee.amount !== undefined;
  const any = { kind: fee.id, rule: ruleOf(fee), label: fee.label ?? fee.id };
  if (!isWithin(request.from, fee.from, fee.to)) {
    return { amount: 0n, line: fee.always === true ? { ...any, amount: 0 } : undefined };
  }
  const from = fee.exempt?.fromNights;
  if (from !== undefined && nights.length >= from) {
    return { amount: 0n, line: { ...any, detail: `Not charged from ${from} nights`, amount: 0 } };
  }
  const reason = Object.hasOwn(request.exempt ?? {}, fee.id) ? request.exempt?.[fee.id] : undefined;
  if (reason !== undefined)
    return { amount: 0n, line: { ...any, detail: `Not charged: ${reason}`, amount: 0 } };
  if (!isAmount) {
    const { percent, of, round = 'cent', tax, included } = fee as PercentFeeData;
    const paying = stay.data.articles?.filter(({ taxes }) => taxes?.includes(fee.id)) ?? [];
    const ids = [...of, ...paying.map(({ id }) => id)];
    const base = ids.reduce((sum, id) => sum + (amounts.get(id) ?? 0n), 0n);
    if (included === true) return { amount: 0n, line: includedLine(stay, fee as PercentFeeData, base) };
    const taxed = (fee as PercentFeeData).net === true ? base - taxesIn(stay, ids, amounts) : base;
    const amount = roundBy(taxed * shareOf(String(percent)), round);
    const share = { percent: Number(percent), base: Number(taxed), round, ...(tax && { tax }) };
    const line = { ...any, detail: `${share.percent}%`, amount: Number(amount), share };
    return { amount, line: amount === 0n && fee.always !== true ? undefined : line };
  }
  const each = typeof fee.amount === 'object' ? fee.amount[request.room] : fee.amount;
  const count = fee.each === undefined ? 1 : counts[fee.each];
  const paid = Math.min(nights.length, fee.firstNights ?? 365);
  const quantity = count * (fee.per === 'night' ? paid : 1);
  const unit = each === undefined ? undefined : centsOf(each);
  const whole = (unit ?? 0n) * BigInt(quantity);
  const most = fee.most === undefined ? undefined : centsOf(fee.most);
  const isCapped = most !== undefined && whole > most;
  const amount = isCapped ? most : whole;
  if (amount === 0n && fee.always !== true) return { amount, line: undefined };
  const taxed = { ...any, ...(fee.tax && { tax: fee.tax }) };
  if (unit === undefined || quantity === 0) return { amount, line: { ...taxed, amount: Number(amount) } };
  if (isCapped) {
    return { amount, line: { ...taxed, detail: `At most ${dollars(most)} a stay`, amount: Number(amount) } };
  }
  const noun = { child: 'child', 'extra-person': 'person' }[fee.each as string] ?? fee.each;
  const counted = fee.each === 'child' && count !== 1 ? `${count} children` : plural(count, noun as string);
  const nightly = fee.per === 'night' ? [plural(paid, 'night')] : [];
  const factors = [...(fee.each === undefined ? [] : [counted]), dollars(unit), ...nightly];
  const detail = factors.length > 1 && { detail: factors.join(' × ') };
  const figures = { quantity, unitAmount: Number(unit), amount: Number(amount) };
  return { amount, line: { ...taxed, ...detail, ...figures } };
}

function ruleOf(fee: FeeData): string {
  if ('amount' in fee && fee.amount !== undefined) return fee.tax === undefined ? 'Q2' : 'F17';
  const { included, net } = fee as PercentFeeData;
  return included === true ? 'F27' : net === true ? 'F37' : 'Q3';
}

/** The included taxes of those lines that a percentage is taken of (F37). */
function taxesIn(stay: Stay, ids: readonly string[], amounts: ReadonlyMap<string, bigint>): bigint {
  const taxes = chargedWithin(stay);
  const bases = new Map(taxes.map((tax) => [[...linesOf(stay, tax)].sort().join(), linesOf(stay, tax)]));
  let all = 0n;
  for (const [key, lines] of bases) {
    const share = taxes
      .filter((tax) => [...linesOf(stay, tax)].sort().join() === key)
      .reduce((sum, { percent }) => sum + shareOf(String(percent)), 0n);
    all += partWithin(
      lines.reduce((sum, id) => sum + (ids.includes(id) ? (amounts.get(id) ?? 0n) : 0n), 0n),
      share,
      share,
    );
  }
  return all;
}

/** The lines of a percentage, with the articles that pay it. */
function linesOf({ data }: Stay, { id, of }: PercentFeeData): readonly string[] {
  const paying = data.articles?.filter(({ taxes }) => taxes?.includes(id)) ?? [];
  return [...of, ...paying.map((article) => article.id)];
}

function chargedWithin({ data, request, nights }: Stay): PercentFeeData[] {
  return (data.fees ?? []).filter(
    (other) =>
      (other as PercentFeeData).included === true &&
      isWithin(request.from, other.from, other.to) &&
      nights.length < (other.exempt?.fromNights ?? 366) &&
      !Object.hasOwn(request.exempt ?? {}, other.id),
  ) as PercentFeeData[];
}

function partWithin(price: bigint, share: bigint, all: bigint): bigint {
  const [whole, rest] = [(price * share) / (MILLION + all), (price * share) % (MILLION + all)];
  return rest * 2n < MILLION + all ? whole : whole + 1n;
}

/** A tax in the price (F27): the price is what it would be without them, and each of them, of that. */
function includedLine(stay: Stay, fee: PercentFeeData, price: bigint) {
  const charged = chargedWithin(stay).filter(({ of }) => of.every((id) => fee.of.includes(id)));
  const all = charged.reduce((sum, { percent }) => sum + shareOf(String(percent)), 0n);
  const part = (share: bigint) => partWithin(price, share, all);
  const amount = part(shareOf(String(fee.percent)));
  if (amount === 0n && fee.always !== true) return undefined;
  return {
    kind: fee.id,
    rule: 'F27',
    label: fee.label ?? fee.id,
    detail: `${Number(fee.percent)}% included: ${dollars(amount)}`,
    amount: 0,
    share: {
      percent: Number(fee.percent),
      base: Number(price - part(all)),
      round: 'cent',
      ...(fee.tax && { tax: fee.tax }),
      included: { amount: Number(amount), price: Number(price), percents: Number(all) / 10_000, of: fee.of },
    },
  };
}

function policyOf(stay: Stay, total: number) {
  const { data, request, nights, rooms } = stay;
  const fits = (one: PolicyData) =>
    isFor(one, request.room) &&
    isWithin(request.from, one.from, one.to) &&
    nights.length >= (one.fromNights ?? 1) &&
    rooms >= (one.fromRooms ?? 1);
  const policy: PolicyData = data.policies?.findLast(
    (one) => fits(one) && request.plan !== undefined && [one.plan ?? []].flat().includes(request.plan),
  ) ??
    data.policies?.findLast((one) => fits(one) && one.plan === undefined) ?? {
      freeHours: 24,
      keep: 'first night',
    };
  const { freeHours = null, keep, deposit: written = 'everything', restDays, guarantee } = policy;
  const { freeAt, noShow, changeHours } = policy;
  const deposit = partOf(stay, total, `${written}`);
  return {
    freeHours,
    keep,
    late: partOf(stay, total, keep),
    ...(freeAt !== undefined && { freeAt }),
    ...(noShow !== undefined && { noShow: { keep: noShow, amount: partOf(stay, total, noShow) } }),
    ...(changeHours !== undefined && { changeHours: changeHours === 'never' ? null : changeHours }),
    ...(guarantee && { guarantee }),
    ...(deposit >= 100 && deposit <= total - 100 && { deposit, ...(restDays !== undefined && { restDays }) }),
  };
}

function partOf(stay: Stay, total: number, part: string): number {
  if (part === 'everything') return total;
  if (part.endsWith('%')) return Number(nearestCent(BigInt(total) * shareOf(part.slice(0, -1))));
  const [count = '', word] = part.split(' ');
  if (word === undefined) return Math.round(Number(part) * 100);
  const nights = stay.nights.slice(0, count === 'first' ? 1 : Number(count));
  return nights.length === stay.nights.length ? total : Math.min(totalOf({ ...stay, nights }).total, total);
}

function roundBy(exact: Exact, name: string): bigint {
  const unit = name.startsWith('dollar') ? 100n : 1n;
  const whole = exact / (MILLION * unit);
  const rest = exact % (MILLION * unit);
  if (name.endsWith('-down')) return whole * unit;
  if (name.endsWith('-up')) return (rest > 0n ? whole + 1n : whole) * unit;
  return (rest * 2n >= MILLION * unit ? whole + 1n : whole) * unit;
}

const nearestCent = (exact: Exact): bigint => roundBy(exact, 'cent');

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

const isFor = ({ room }: Pick<Season, 'room'>, key: string): boolean =>
  room === undefined || room === key || (Array.isArray(room) && room.includes(key));

const isWithin = (date: string, from = '0000', to = '9999-12-31'): boolean => from <= date && date <= to;

const isOn = ({ on }: Pick<NightlyData, 'on'>, date: string): boolean =>
  on === undefined || on.includes(WEEKDAYS[new Date(date).getUTCDay()] as (typeof WEEKDAYS)[number]);

function isDate(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function datesOf(from: string, to: string): string[] {
  const nights = Math.max(0, (Date.parse(to) - Date.parse(from)) / DAY);
  return Array.from({ length: nights }, (_, night) =>
    new Date(Date.parse(from) + night * DAY).toISOString().slice(0, 10),
  );
}

const isWhole = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

const withoutUndefined = <T extends object>(party: T): T =>
  Object.fromEntries(Object.entries(party).filter(([, count]) => count !== undefined)) as T;

function centsOf(amount: string | number): bigint {
  const [whole = '', fraction = ''] = String(amount).split('.');
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
}

/** Millionths. */
function shareOf(percent: string): bigint {
  const [whole = '', fraction = ''] = percent.split('.');
  return BigInt(whole) * 10_000n + BigInt(fraction.padEnd(4, '0'));
}

function dollars(cents: bigint): string {
  const whole = String(cents / 100n).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `$${whole}${cents % 100n === 0n ? '' : `.${String(cents % 100n).padStart(2, '0')}`}`;
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
