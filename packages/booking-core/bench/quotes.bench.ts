/**
 * Quotes per second, beside two references of the same run: an empty loop over the same requests, and the
 * formula of §9 in floating-point dollars, which is fast and sometimes a dollar wrong.
 *
 * Run: `node packages/booking-core/bench/quotes.bench.ts`
 */
import {
  addDays,
  cardPrice,
  civilDate,
  DEFAULT_TARIFF,
  MAX_NIGHTS,
  openingQuote,
  type Party,
  type QuoteRequest,
  quote,
  quoteLines,
  quoteStay,
  roomSelection,
  type Stay,
} from '../src/index.ts';
import { DEMO_OFFER as offer } from '../test/support/demo-offer.ts';

const ROUNDS = 40;
const CALLS_PER_ROUND = 100_000;

/** 1024 different stays and parties in turn, so that the engine cannot predict a result. */
const cases = Array.from({ length: 1024 }, (_, index) => {
  const nights = 1 + ((index * 7) % MAX_NIGHTS);
  const checkIn = addDays(civilDate('2026-11-21'), index % 700);
  const stay: Stay = { checkIn, checkOut: addDays(checkIn, nights) };
  const party: Party = {
    adults: 1 + (index % 5),
    children: index % 3,
    infants: index % 2,
    pets: index % 3,
    rooms: 1 + (index % 4),
  };
  const selection = roomSelection(party, offer);
  const request: QuoteRequest = {
    rate: offer,
    nights,
    rooms: selection.party.rooms,
    chargedPersons: selection.extraPersons,
    pets: party.pets,
  };
  return { nights, stay, party, selection, request, quoted: quote(request, DEFAULT_TARIFF) };
});
type Case = (typeof cases)[number];

function caseAt(index: number): Case {
  return cases[index & 1023] as Case; // there are 1024
}

function naiveTotal({ nights, rooms, chargedPersons, pets }: QuoteRequest): number {
  const beforeFees = 89 * nights * rooms + 20 * chargedPersons + 15 * pets;
  return Math.ceil(beforeFees + Math.ceil(beforeFees * 0.05) + Math.ceil(beforeFees * 0.04));
}

const LOOP = 'an empty loop';
const NAIVE = 'the formula in floating point';

const measured: ReadonlyArray<readonly [name: string, call: (one: Case) => number]> = [
  [LOOP, ({ nights }) => nights],
  [NAIVE, ({ request }) => naiveTotal(request)],
  ['quote', ({ request }) => quote(request, DEFAULT_TARIFF).total],
  ['quoteStay', ({ stay, selection }) => quoteStay(offer, stay, selection, DEFAULT_TARIFF).total],
  ['openingQuote', ({ stay, party }) => openingQuote(offer, stay, party, DEFAULT_TARIFF).total],
  ['quoteLines', ({ quoted }) => quoteLines(quoted, DEFAULT_TARIFF).length],
  ['cardPrice', ({ nights, party }) => cardPrice(offer, nights, party.pets, DEFAULT_TARIFF).total],
];

/** Measures calls a second in the fastest round: a disturbance only slows a round down. All functions take turns. */
function measure(): Map<string, number> {
  const fastest = new Map<string, number>();
  let checksum = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, call] of measured) {
      const began = performance.now();
      for (let index = 0; index < CALLS_PER_ROUND; index++) checksum += call(caseAt(index));
      const perSecond = CALLS_PER_ROUND / ((performance.now() - began) / 1000);
      fastest.set(name, Math.max(perSecond, fastest.get(name) ?? 0));
    }
  }
  if (checksum <= 0) throw new Error('Nothing was calculated');
  return fastest;
}

const results = measure();
const reference = results.get(NAIVE) ?? Number.NaN;

const row = (name: string, perSecond: string, ratio: string) =>
  console.log(`${name.padEnd(32)}${perSecond.padStart(16)}${ratio.padStart(24)}`);
console.log(`Node ${process.version}, the fastest of ${ROUNDS} rounds of ${CALLS_PER_ROUND} calls`);
row('', 'million a second', '× time of floating point');
for (const [name, perSecond] of results) {
  row(name, (perSecond / 1e6).toFixed(1), (reference / perSecond).toFixed(1));
}
