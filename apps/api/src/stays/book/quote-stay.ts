import { mayDo, type StayQuoteWire, type WantedStay } from '@motel/api-client/desk-contracts';
import {
  addDays,
  type Cents,
  type CivilDate,
  extraPersonsNeeded,
  MAX_NIGHTS,
  type NightRun,
  parseCivilDate,
  plainWay,
  type Quote,
  toDollars,
} from '@motel/booking-core';
import { stayPayments } from '@motel/booking-core/booking';
import { type DemandChange, tariffOfMoment } from '@motel/booking-core/rates';
import { type Words, wordsOf } from '@motel/content/server';
import type { Language } from '@motel/language';
import type { Db } from '../../db/index.ts';
import {
  demandNow,
  findPricedProperty,
  listPricedProperties,
  type PricedProperty,
  type StoredProperty,
  soldOn,
} from '../../inventory/index.ts';
import type { MotelContext } from '../../shared/motel-context.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { outcomeOf, problemOf, refuse } from '../../shared/outcome.ts';
import type { DeskAnswer, DeskContext, DeskDeed, Person } from '../../staff/index.ts';
import type { Actor } from '../actor.ts';
import { typedPrice } from '../price/hand-price.ts';
import {
  type NewStay,
  type PricedStay,
  priceStay,
  readStay,
  spokenPrice,
  wantedStayOf,
} from '../price/price-stay.ts';
import { shownCharges, termsOf } from '../stay-wire.ts';

/** Shows what a new stay would cost, and how many rooms are free. Refused as `priceAtDesk` is. */
export const quoteAtDesk: DeskDeed<'quoteStay'> = (context, { price, code, ...asked }, { person }) => {
  const { exempt: taxes, plan, ...stay } = asked;
  const exempt = taxes === undefined ? taxes : Object.fromEntries(taxes.split(',').map((tax) => [tax, '…']));
  const sale = { byHand: typedPrice(price), code, exempt, plan };
  return quoteWanted(context, { ...wantedStayOf(stay), ...sale }, person);
};

/** Prices a new stay by the plans that its seller sells. Until 4 AM it may begin last night. Refused as `priceStay` is. */
async function priceAtDesk(
  context: MotelContext & { readonly db: Db },
  { typeId, byHand, code, exempt, plan: asked, ...wanted }: PricedAtDesk,
  actor: Actor,
): Promise<PricedStay & { readonly ways: readonly PlanWay[]; readonly demand: readonly DemandChange[] }> {
  if (exempt !== undefined && (actor === 'guest' || !mayDo(actor, 'owner')))
    refuse('forbidden', 'exempt-owner');
  const kind = (await findPricedProperty(context.db, typeId)) ?? refuse('not-found', 'property-unknown');
  const today = deskDay(context);
  const { party, ...stay } = readStay(context.words, wanted, kind.limits, today);
  const demand = await demandNow(context, kind.tariff, [typeId], stay);
  const found = { ...kind, tariff: tariffOfMoment(kind.tariff, demand) };
  const extraPersons = extraPersonsNeeded(party, found.limits);
  const sale = { stay, party, extraPersons, byHand, code, exempt };
  const ways = waysOf(context.words, found, sale, today, actor);
  const fitting = ways.flatMap(({ quote }) => (quote ? [{ party, extraPersons, quote }] : []));
  const [first] = fitting;
  const plan = asked ?? (plainWay(fitting) ?? first)?.quote.plan?.id ?? ways[0]?.id;
  return { ...priceStay(context.words, found, { ...sale, plan }, today, actor), ways, demand };
}

/** Prices a stay as `priceAtDesk` does, in the words of its guest; a refusal is in those of the caller. */
export async function priceForGuest(
  context: MotelContext & { readonly db: Db },
  wanted: PricedAtDesk,
  actor: Actor,
  language: Language,
) {
  const inGuestsWords = { ...context, words: wordsOf(context.motel, language) };
  const priced = await outcomeOf(() => priceAtDesk(inGuestsWords, wanted, actor));
  return priced.ok ? priced.value : priceAtDesk(context, wanted, actor);
}

type PricedAtDesk = WantedStay & Pick<NewStay, 'byHand' | 'code' | 'exempt' | 'plan'>;

interface PlanWay {
  readonly id: string;
  readonly label: string;
  /** Absent where the plan does not fit. */
  readonly quote?: Quote;
  readonly refusal?: string;
}

/** The plans by which the website or the desk sells a stay; none where the tariff has none for its room. */
function waysOf(
  words: Words,
  { property, tariff }: PricedProperty,
  { stay, party, extraPersons, code, exempt }: NewStay,
  bookedOn: CivilDate,
  actor: Actor,
) {
  const place = actor === 'guest' ? 'website' : 'desk';
  const { checkIn: from, checkOut: to } = stay;
  const { rooms } = party;
  const request = { room: property.id, from, to, party, rooms, extraPersons, code, exempt, bookedOn };
  return (tariff.data.plans ?? []).flatMap(({ id, label = id }): PlanWay[] => {
    const priced = spokenPrice(words, tariff, { ...request, plan: id, place });
    const named = { id, label: words.own(label) };
    if (priced.ok) return [{ ...named, quote: priced.quote }];
    const [{ code: reason, message: refusal }] = priced.violations;
    return reason === 'plan-not-sold' ? [] : [{ ...named, refusal }];
  });
}

async function quoteWanted(
  context: DeskContext,
  wanted: PricedAtDesk,
  person: Person,
): Promise<StayQuoteWire> {
  const priced = await priceAtDesk(context, wanted, person);
  const { property, stay, charges, byTariff, nights, policy, plan, ways, demand } = priced;
  const { words, clock } = context;
  const asks = stayPayments(priced, stay.checkIn, deskDay(context));
  const sold = await soldOn(context.db, property.id, stay);
  return {
    lines: shownCharges(charges),
    taxes: priced.lines
      .filter(({ kind, share, tax }) => share ?? tax ?? wanted.exempt?.[kind])
      .map(({ kind, label }) => ({ id: kind, label })),
    total: toDollars(priced.total),
    ...(byTariff !== undefined && { byTariff: toDollars(byTariff) }),
    nights: sold.map(({ date, free }) => ({ date, price: toDollars(priceOn(nights, date)), free })),
    why: [...new Set(demand.map(({ rule }) => rule))],
    plan: plan?.id,
    plans: ways.map(({ id, label, quote, refusal }) => ({
      id,
      label,
      refusal,
      total: quote && toDollars(quote.total),
      terms:
        quote && termsOf(words, { ...stay, policy: quote.policy, price: quote.total }, clock.now()).sentence,
    })),
    asks: { now: toDollars(asks.now), restDue: asks.restDue, isCard: policy.guarantee === 'card' },
    terms: termsOf(words, { ...stay, policy, price: priced.total }, clock.now()),
  };
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
  if (checkIn === undefined || nights < 1 || nights > MAX_NIGHTS) refuse('malformed', 'dates-invalid');
  const stay = { checkIn, checkOut: addDays(checkIn, nights), party };
  const listed = await listPricedProperties(context.db);
  const offers: Offer[] = [];
  for (const property of listed?.properties ?? [])
    offers.push(await offerOf(context, property, stay, person));
  return { checkIn, offers };
};

async function offerOf(
  context: DeskContext,
  { id, title }: StoredProperty,
  stay: Omit<WantedStay, 'typeId'>,
  person: Person,
): Promise<Offer> {
  const type = { id, title };
  const quote = await outcomeOf(() => quoteWanted(context, { typeId: id, ...stay }, person));
  if (!quote.ok) return { type, free: 0, refusal: problemOf(context.words, quote.error).message };
  const { nights, total } = quote.value;
  return { type, free: Math.max(0, Math.min(...nights.map(({ free }) => free))), total };
}
