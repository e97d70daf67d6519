import { addDays, MAX_NIGHTS, type Party, parseCivilDate } from '@motel/booking-core';
import { listPricedProperties, type StoredProperty } from '../../inventory/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { problemOf, refuse, succeed } from '../../shared/outcome.ts';
import type { DeskAnswer, DeskContext, DeskDeed, Person } from '../../staff/index.ts';
import { quoteWanted } from './quote-stay.ts';

type OffersWire = DeskAnswer<'offers'>;

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
  const offers: OffersWire['offers'] = [];
  for (const property of listed?.properties ?? [])
    offers.push(await offerOf(context, property, stay, person));
  return succeed({ checkIn, offers });
};

async function offerOf(
  context: DeskContext,
  { id, title }: StoredProperty,
  stay: { readonly checkIn: string; readonly checkOut: string; readonly party: Party },
  person: Person,
): Promise<OffersWire['offers'][number]> {
  const type = { id, title };
  const quote = await quoteWanted(context, { typeId: id, ...stay }, person);
  if (!quote.ok) return { type, free: 0, refusal: problemOf(context.words, quote.error).message };
  const { nights, total } = quote.value;
  return { type, free: Math.max(0, Math.min(...nights.map(({ free }) => free))), total };
}
