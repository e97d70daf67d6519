import { mayDo, type StayQuoteWire, type WantedStay } from '@motel/api-client/desk-contracts';
import {
  addDays,
  type Cents,
  extraPersonsNeeded,
  MAX_NIGHTS,
  type NightRun,
  parseCivilDate,
  stayPayments,
  toDollars,
} from '@motel/booking-core';
import type { Db } from '../../db/index.ts';
import {
  findPricedProperty,
  listPricedProperties,
  type StoredProperty,
  soldOn,
  unknownProperty,
} from '../../inventory/index.ts';
import type { MotelContext } from '../../shared/motel-context.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { type Outcome, problemOf, refuse, succeed } from '../../shared/outcome.ts';
import type { DeskAnswer, DeskContext, DeskDeed, Person } from '../../staff/index.ts';
import { typedPrice } from '../price/hand-price.ts';
import { type NewStay, type PricedStay, priceStay, readStay, wantedStayOf } from '../price/price-stay.ts';
import { shownCharges, termsOf } from '../stay-wire.ts';

/** Shows what a new stay would cost, and how many rooms are free. Refused as `priceAtDesk` is. */
export const quoteAtDesk: DeskDeed<'quoteStay'> = (context, { price, code, ...asked }, { person }) => {
  const { exempt: taxes, ...stay } = asked;
  const exempt = taxes === undefined ? taxes : Object.fromEntries(taxes.split(',').map((tax) => [tax, '…']));
  return quoteWanted(context, { ...wantedStayOf(stay), byHand: typedPrice(price), code, exempt }, person);
};

/** Prices a new stay that a person sells. Until 4 AM it may begin last night. Refused as `priceStay` is. */
export async function priceAtDesk(
  context: MotelContext & { readonly db: Db },
  { typeId, byHand, code, exempt, ...wanted }: PricedAtDesk,
  person: Person,
): Promise<Outcome<PricedStay>> {
  if (exempt !== undefined && !mayDo(person, 'owner')) return refuse('forbidden', 'exempt-owner');
  const found = await findPricedProperty(context.db, typeId);
  if (found === undefined) return unknownProperty();
  const today = deskDay(context);
  const read = readStay(context.words, wanted, found.limits, today);
  if (!read.ok) return read;
  const { party, ...stay } = read.value;
  const extraPersons = extraPersonsNeeded(party, found.limits);
  const sold = { stay, party, extraPersons, byHand, code, exempt };
  return priceStay(context.words, found, sold, today, person);
}

type PricedAtDesk = WantedStay & Pick<NewStay, 'byHand' | 'code' | 'exempt'>;

async function quoteWanted(
  context: DeskContext,
  wanted: PricedAtDesk,
  person: Person,
): Promise<Outcome<StayQuoteWire>> {
  const priced = await priceAtDesk(context, wanted, person);
  if (!priced.ok) return priced;
  const { property, stay, charges, byTariff, nights, policy } = priced.value;
  const asks = stayPayments(priced.value, stay.checkIn, deskDay(context));
  const sold = await soldOn(context.db, property.id, stay);
  return succeed({
    lines: shownCharges(charges),
    taxes: priced.value.lines
      .filter(({ kind, share, tax }) => share ?? tax ?? wanted.exempt?.[kind])
      .map(({ kind, label }) => ({ id: kind, label })),
    total: toDollars(priced.value.total),
    ...(byTariff !== undefined && { byTariff: toDollars(byTariff) }),
    nights: sold.map(({ date, free }) => ({ date, price: toDollars(priceOn(nights, date)), free })),
    asks: { ...asks, now: toDollars(asks.now), isCard: policy.guarantee === 'card' },
    terms: termsOf(context.words, { ...stay, policy, price: priced.value.total }, context.clock.now()),
  });
}

function priceOn(nights: readonly NightRun[], date: string): Cents {
  const run = nights.find((run) => run.from <= date && date < addDays(run.from, run.nights));
  return run?.price ?? (0 as Cents);
}

type Offer = DeskAnswer<'offers'>['offers'][number];

/** Shows what each kind of room would cost for a stay, and how many are free. Refused for nights that are none. */
export const offerRooms: DeskDeed<'offers'> = async (
  context,
  { checkIn: asked, nights, ...party },
  { person },
) => {
  const checkIn = asked === undefined ? deskDay(context) : parseCivilDate(asked);
  if (checkIn === undefined || nights < 1 || nights > MAX_NIGHTS) return refuse('malformed', 'dates-invalid');
  const stay = { checkIn, checkOut: addDays(checkIn, nights), party };
  const listed = await listPricedProperties(context.db);
  const offers: Offer[] = [];
  for (const property of listed?.properties ?? [])
    offers.push(await offerOf(context, property, stay, person));
  return succeed({ checkIn, offers });
};

async function offerOf(
  context: DeskContext,
  { id, title }: StoredProperty,
  stay: Omit<WantedStay, 'typeId'>,
  person: Person,
): Promise<Offer> {
  const type = { id, title };
  const quote = await quoteWanted(context, { typeId: id, ...stay }, person);
  if (!quote.ok) return { type, free: 0, refusal: problemOf(context.words, quote.error).message };
  const { nights, total } = quote.value;
  return { type, free: Math.max(0, Math.min(...nights.map(({ free }) => free))), total };
}
