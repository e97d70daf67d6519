import * as booking from '../src/booking.ts';
import * as core from '../src/index.ts';
import { DEMO_LIMITS, DEMO_ROOM } from './support/demo-room.ts';
import { ANN } from './support/guests.ts';
import { quoteOf, stayOf, tariffWith } from './support/pricing.ts';

/** Values that are no number, or none that a range has. */
const JUNK: Readonly<Record<string, unknown>> = {
  NaN: Number.NaN,
  fraction: 0.5,
  negative: -3,
  huge: 1e21,
  Infinity: Number.POSITIVE_INFINITY,
  text: '3',
  undefined,
  null: null,
  object: {},
};

const TARIFF = tariffWith({ codes: [{ code: '3', off: 1 }], fees: [{ id: 'fee', amount: 1 }] });
const QUOTE = quoteOf(TARIFF, stayOf(2));
const DATE = core.civilDate('2026-11-21');
const STAY = { checkIn: DATE, checkOut: core.addDays(DATE, 2) };
const PARTY = { adults: 2, children: 1, infants: 0, pets: 0, rooms: 1 };
const SELECTION = { party: PARTY, extraPersons: 0 };
const NOW = Date.UTC(2026, 10, 21);
const RULES = { timeZone: 'America/Edmonton', checkInHour: 15, checkOutHour: 11 };
const MONEY = core.cents(100);
const FORM = { ...SELECTION, details: ANN, bringsPets: false };
const FREE = { exempt: { fee: 'x' } };
const REQUEST = stayOf(2, { rooms: 1, extraPersons: 0, code: '3', bookedOn: '2026-01-01', ...FREE });
const PLACES = {
  roomType: 'queen',
  defaultAllowedPersons: 2,
  sleeps: 2,
  isPetFriendly: true,
  allowedPets: 1,
};

interface Call {
  readonly args: readonly unknown[];
  /** The junk that is right at a place: text in a field of text, nothing in an optional one. */
  readonly takes?: Readonly<Record<string, readonly (keyof typeof JUNK)[]>>;
}

const TEXT = ['text'];
const OPTIONAL = ['undefined'];
const NEGATIVE = { 0: ['negative'], 1: ['negative'] };
/** Each place takes these kinds. */
const at = (kinds: readonly string[], ...places: readonly string[]) =>
  Object.fromEntries(places.map((place) => [place, kinds]));
const IN_REQUEST = {
  ...at(OPTIONAL, '1.rooms', '1.extraPersons', '1.party.pets', '1.bookedOn'),
  '1.code': ['text', 'undefined'],
  '1.exempt': ['undefined', 'object'],
  '1.exempt.fee': TEXT,
};
const PAYING = { adults: 2, children: 0, infants: 0, rooms: 1 };
const CHECK_IN_RULES = { timeZone: 'America/Edmonton', checkInHour: 15 };
const PETS_LINES = [{ kind: 'pets', unitAmount: 1500 }];
const PETS_QUOTE = { nights: [{ price: 8900 }], lines: PETS_LINES, party: { pets: 1 } };
const eachCount = (kind: string) => at([kind], ...core.PARTY_COUNTS.map((count) => `0.${count}`));
const eachDetail = (kinds: readonly string[]) =>
  at(kinds, ...core.GUEST_FIELDS.map(({ name }) => `0.${name}`));
/** A stay whose guests have come and left, or not. */
const FACTS = { ...STAY, status: 'confirmed', arrivedAt: null, leftAt: null };
const IN_FACTS = { '0.arrivedAt': ['null'], '0.leftAt': ['null'] };
const IN_DETAILS = at(TEXT, '0.firstname', '0.lastname', '0.specialRequest');
const IN_FORM = at(TEXT, '0.details.firstname', '0.details.lastname', '0.details.specialRequest');
const FREE_HOURS = { freeHours: 24, late: MONEY };
const POLICY = { ...FREE_HOURS, keep: 'first night' };
const PAID = { price: MONEY, paid: MONEY };
/** An amount of dollars may be text. */
const AMOUNT = ['fraction', 'text'];

/** A right call of every function. */
const CALLS: Readonly<Record<string, Call>> = {
  addDays: { args: [DATE, 1], takes: { 1: ['negative'] } },
  adjoins: { args: [STAY, STAY] },
  bookingAction: { args: [STAY, [STAY]] },
  canSignIn: { args: ['+1', '4035550142'] },
  cancellationOutcome: {
    args: [{ checkIn: DATE, cancelledAt: NOW, ...PAID, terms: FREE_HOURS }, CHECK_IN_RULES],
    takes: { '0.terms.freeHours': ['null'] },
  },
  cardNightlyPrice: {
    args: [PETS_QUOTE],
    takes: { '0.lines.0.kind': TEXT, '0.lines.0.unitAmount': OPTIONAL },
  },
  cardPrice: {
    args: [{ nights: [{ nights: 2, price: 8900 }], lines: [{ kind: 'pets', amount: 1500 }] }],
    takes: { '0.lines.0.kind': TEXT },
  },
  cents: { args: [1], takes: { 0: ['negative'] } },
  chargedPersons: { args: [{ party: PAYING, extraPersons: 0 }, DEMO_LIMITS] },
  changedTerms: {
    args: [{ checkIn: DATE, policy: POLICY }, { total: MONEY, policy: POLICY }, NOW, CHECK_IN_RULES],
    takes: {
      ...at(['null'], '0.policy.freeHours', '1.policy.freeHours'),
      ...at(TEXT, '0.policy.keep', '1.policy.keep'),
    },
  },
  checkBookableStay: { args: [STAY, DATE] },
  checkConfirmForm: { args: [FORM, DEMO_LIMITS], takes: IN_FORM },
  checkFeedback: {
    args: [{ name: 'Ann', email: 'ann@example.com', message: 'Hi', isAccurate: true }],
    takes: { '0.name': TEXT, '0.message': TEXT },
  },
  checkMobile: { args: ['+14035550142'] },
  checkSignIn: { args: ['+1', '4035550142'] },
  civilDate: { args: ['2026-11-21'] },
  closingCharge: {
    args: [[{ kind: 'charge', amount: MONEY }], MONEY],
    takes: { '0.0.amount': ['negative'], 1: ['negative'] },
  },
  // It puts an empty text in the place of anything else.
  completeGuestDetails: { args: [ANN], takes: { 0: Object.keys(JUNK), ...eachDetail(Object.keys(JUNK)) } },
  dateAt: { args: [NOW, 'America/Edmonton'] },
  dayNumber: { args: [DATE] },
  daysBetween: { args: [DATE, DATE] },
  defaultStay: { args: [DATE] },
  dollarDigits: { args: [MONEY], takes: { 0: ['negative'] } },
  dollars: { args: ['89'], takes: { 0: AMOUNT } },
  endOfDay: { args: [NOW, 'America/Edmonton'] },
  extraPersonsNeeded: { args: [PAYING, DEMO_LIMITS] },
  fitSelector: { args: [PARTY, DEMO_LIMITS], takes: eachCount('negative') },
  fitsParty: { args: [{ party: PAYING, extraPersons: 0 }, DEMO_LIMITS] },
  isArticlePart: { args: ['article'] },
  isTaxPart: { args: ['tax'] },
  partOfPrice: { args: [{ kind: 'rooms' }], takes: { '0.kind': TEXT } },
  folioTotals: { args: [[{ kind: 'charge', amount: MONEY }]], takes: { '0.0.amount': ['negative'] } },
  format: { args: [MONEY, 'en-CA', 'CAD'], takes: { 0: ['negative'], 2: OPTIONAL } },
  formatDollars: { args: [MONEY], takes: { 0: ['negative'] } },
  freeCancellationUntil: {
    args: [DATE, { freeHours: 24, freeAt: 18 }, CHECK_IN_RULES],
    takes: { '1.freeHours': ['null'], '1.freeAt': OPTIONAL },
  },
  fromDayNumber: { args: [0], takes: { 0: ['negative'] } },
  guestDetailsViolations: { args: [ANN], takes: IN_DETAILS },
  guestDetails: { args: [() => 'x'] },
  guestFacts: { args: [{ phone: '1', email: '2', specialRequest: '' }], takes: eachDetail(TEXT) },
  guestName: { args: [{ firstname: 'Ann', lastname: 'Lee' }], takes: at(TEXT, '0.firstname', '0.lastname') },
  hasWebAddress: { args: ['www.'] },
  instant: { args: [NOW] },
  instantAt: { args: [DATE, 15, 'America/Edmonton'] },
  isMissed: {
    args: [FACTS, NOW, RULES, { missedHour: 23, saidToCome: NOW }],
    takes: { ...IN_FACTS, '3.saidToCome': OPTIONAL },
  },
  // A room of which nothing is known is clean.
  isRoomClean: {
    args: [{ slept: DATE, vacatedAt: NOW, cleaned: { at: NOW, date: DATE } }],
    takes: { 0: Object.keys(JUNK), ...at(OPTIONAL, '0.slept', '0.vacatedAt', '0.cleaned') },
  },
  isEmail: { args: ['ann@example.com'] },
  isPhone: { args: ['403-555-0142'] },
  minimumRooms: { args: [{ adults: 2, children: 0, infants: 0 }, DEMO_LIMITS] },
  needsYear: { args: [DATE, DATE] },
  nextStatus: { args: ['held', 'paid'] },
  hasNight: { args: [STAY, DATE] },
  nightDates: { args: [STAY] },
  nightPrices: { args: [TARIFF, 'queen', DATE, STAY.checkOut] },
  nightShares: {
    args: [MONEY, { ...STAY, nights: [{ from: DATE, nights: 2, price: MONEY }] }],
    takes: { 0: ['negative'], '1.nights.0.from': Object.keys(JUNK), 2: OPTIONAL },
  },
  nightsOf: { args: [STAY] },
  occupiesRooms: { args: ['held'] },
  overlaps: { args: [STAY, STAY] },
  ownChangeUntil: {
    args: [DATE, { changeHours: 24 }, CHECK_IN_RULES],
    takes: { 1: ['object'], '1.changeHours': OPTIONAL },
  },
  parseCivilDate: { args: ['2026-11-21'] },
  parseDollars: { args: ['89'], takes: { 0: AMOUNT } },
  parseTariff: {
    args: [TARIFF.data],
    takes: {
      ...at(TEXT, '0.id', '0.codes.0.code', '0.fees.0.id'),
      ...at(OPTIONAL, '0.rooms.queen.included', '0.rooms.queen.pets', '0.codes', '0.fees'),
      ...at(AMOUNT, '0.nightly.0.price', '0.codes.0.off'),
      '0.fees.0.amount': [...AMOUNT, 'object'],
    },
  },
  payingGuests: { args: [{ adults: 2, children: 0, infants: 0 }] },
  petsAfterTick: { args: [true] },
  price: { args: [TARIFF, REQUEST, core.ENGLISH.price], takes: IN_REQUEST },
  priceTotal: { args: [TARIFF, REQUEST], takes: IN_REQUEST },
  priceWays: {
    args: [TARIFF, { room: 'queen', from: DATE, to: STAY.checkOut, party: PARTY }, core.ENGLISH.price],
  },
  questionBeforePayment: { args: ['extended'] },
  reserveStep: { args: [STAY, true], takes: { 0: OPTIONAL } },
  roomCapacity: { args: ['queen'], takes: { 0: TEXT } },
  roomLimitsOf: {
    args: [PLACES],
    takes: { '0.roomType': TEXT, ...at(OPTIONAL, '0.defaultAllowedPersons', '0.sleeps') },
  },
  roomState: { args: [{ isClosed: false, guests: 'none', isClean: true }] },
  roomSelection: { args: [PARTY, DEMO_LIMITS] },
  roundMoney: { args: [MONEY, core.ROUNDINGS.cent] },
  selectorMaximum: { args: [PARTY, 'adults', DEMO_LIMITS], takes: eachCount('negative') },
  selectorPlaces: { args: [1, DEMO_LIMITS] },
  shareOf: { args: [MONEY, 5, core.ROUNDINGS.cent] },
  shownStatus: { args: [FACTS, NOW, RULES], takes: IN_FACTS },
  shareOfPaid: { args: [MONEY, MONEY] },
  smaller: { args: [MONEY, MONEY], takes: NEGATIVE },
  specificationTariff: {
    args: [{ double: DEMO_ROOM }, 'night'],
    takes: {
      ...at(OPTIONAL, '0.double.included', '0.double.pets', '1'),
      ...at(AMOUNT, '0.double.pricePerNight', '0.double.petFee', '0.double.extraPersonCharge'),
    },
  },
  split: { args: [MONEY, 3], takes: { 0: ['negative'] } },
  decimalsOf: { args: ['CAD'] },
  smallestUnitOf: { args: ['CAD'] },
  nearestIn: { args: [1] },
  highestRate: { args: [1] },
  isPayable: { args: [MONEY, 1], takes: { 0: ['negative'] } },
  toMinorUnits: { args: [MONEY, 2], takes: { 0: ['negative'] } },
  fromMinorUnits: { args: [100, 2], takes: { 0: ['negative'] } },
  divide: { args: [MONEY, [MONEY]], takes: { 0: ['negative'], '1.0': ['negative'] } },
  withinTotal: { args: [MONEY, [{ amount: MONEY }]], takes: { '1.0.amount': ['negative'] } },
  totalOver: { args: [MONEY, [{ amount: MONEY }]], takes: { '1.0.amount': ['negative'] } },
  statusTone: { args: ['confirmed'], takes: { 0: TEXT } },
  stepTravelers: { args: [PARTY, 'adults', 1] },
  stayRule: { args: ['held', 'pay'] },
  stayState: { args: [FACTS, NOW, RULES], takes: IN_FACTS },
  stayPayments: {
    args: [{ total: 30_000, policy: { deposit: 10_000, restDays: 7 } }, DATE, DATE],
    takes: { '0.policy': ['object'], '0.policy.deposit': OPTIONAL, '0.policy.restDays': OPTIONAL },
  },
  subtract: { args: [MONEY, MONEY], takes: NEGATIVE },
  sum: { args: [MONEY, MONEY], takes: NEGATIVE },
  tariffOfChange: {
    args: [TARIFF, { ...STAY, room: 'queen', nights: QUOTE.nights, policy: QUOTE.policy }, STAY],
    takes: { '1.policy.freeHours': ['null'], '1.policy.keep': TEXT },
  },
  times: { args: [MONEY, 2], takes: NEGATIVE },
  toDollars: { args: [MONEY], takes: { 0: ['negative'] } },
  totalCapacity: { args: [1, DEMO_LIMITS] },
  totalGuests: { args: [{ adults: 2, children: 1, infants: 0 }] },
  trimGuestDetails: { args: [ANN], takes: eachDetail(TEXT) },
  waysToStay: { args: [PARTY, DEMO_LIMITS] },
  verifyQuote: { args: [QUOTE, TARIFF, { bookedOn: DATE }, core.ENGLISH.price] },
  whyNotInState: { args: ['held', 'pay'] },
  whyNotWithRoom: { args: ['ready', 'offer'] },
};

/** They make nothing of what they are given: a result, a violation, an error, or a sentence around it. */
const PASSING = ['TariffError', 'fail', 'issuesOf', 'messageOf', 'plainWay', 'succeed', 'violation'];

type Callable = (...args: readonly unknown[]) => unknown;
const FUNCTIONS = new Map(
  Object.entries({ ...core, ...booking }).flatMap(([name, value]) =>
    typeof value === 'function' ? [[name, value as Callable] as const] : [],
  ),
);

describe('[R1] [R2] no junk in and number out', () => {
  test('[R2] every exported function is here', () => {
    expect([...Object.keys(CALLS), ...PASSING].toSorted()).toEqual([...FUNCTIONS.keys()].toSorted());
  });

  test.each(Object.entries(CALLS))('[R1] [R2] %s', (name, { args, takes = {} }) => {
    const called = FUNCTIONS.get(name) as Callable;
    const run =
      name === 'specificationTariff' ? (...given: unknown[]) => core.parseTariff(called(...given)) : called;
    run(...args);

    const taken = placesIn(args).flatMap((place) =>
      Object.keys(JUNK)
        .filter((kind) => !takes[place.join('.')]?.includes(kind))
        .filter((kind) => !isRefused(run, withJunk(args, place, JUNK[kind]) as unknown[]))
        .map((kind) => `${kind} as ${place.join('.')}`),
    );
    expect(taken).toEqual([]);
  });
});

/** The engine's own words for a value of another kind, or a sentence that names no value. */
const UNCLEAR = /^$|^ |Cannot |is not a function|is not iterable|not a constructor|[Rr]educe of empty/;

/** Returns whether a call throws a plain error, or gives nothing, false, or the rules that it breaks. */
function isRefused(called: Callable, args: readonly unknown[]): boolean {
  try {
    const result = called(...args) as undefined | false | { ok?: boolean };
    if (Array.isArray(result)) return result.length > 0 && result.every(({ rule }) => rule !== undefined);
    return result === undefined || result === false || result.ok === false;
  } catch (error) {
    if (error instanceof core.TariffError) return true;
    return (error instanceof TypeError || error instanceof RangeError) && !UNCLEAR.test(error.message);
  }
}

/** The paths of every argument, and of every value inside it. */
function placesIn(value: unknown, place: readonly string[] = []): (readonly string[])[] {
  const inside =
    typeof value === 'object' && value !== null && value !== TARIFF && value !== core.ENGLISH.price
      ? Object.entries(value).flatMap(([name, part]) => placesIn(part, [...place, name]))
      : [];
  return place.length === 0 ? inside : [place, ...inside];
}

function withJunk(value: unknown, [name, ...rest]: readonly string[], junk: unknown): unknown {
  if (name === undefined) return junk;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const part = (value as Record<string, unknown>)[name];
  return Object.assign(copy, { [name]: withJunk(part, rest, junk) });
}

describe('[R2] faults that once passed', () => {
  test('[R2] text and dates are not added as text', () => {
    expect(() => core.addDays('1970-01-01' as never, '1' as never)).toThrow(RangeError);
    expect(() => core.dayNumber('2026-02-30' as never)).toThrow(
      new RangeError('Not a calendar date: 2026-02-30'),
    );
    expect(() => core.subtract('5' as never, '3' as never)).toThrow(RangeError);
    expect(() => core.sum(core.cents(5), null as never)).toThrow(RangeError);
  });

  test('[R2] names that objects inherit are no values', () => {
    expect(booking.nextStatus('held', 'constructor' as never)).toBeUndefined();
    expect(booking.nextStatus('toString' as never, 'name' as never)).toBeUndefined();
    expect(() => core.stepTravelers(PARTY, 'toString' as never, 1)).toThrow(RangeError);
  });
});
