import { fc, test } from '@fast-check/vitest';
import {
  addDays,
  completeGuestDetails,
  DEFAULT_TRAVELERS,
  ENGLISH,
  price,
  priceWays,
  type TariffData,
} from '@motel/booking-core';
import { tariffOf } from '@motel/content';
import { openForm } from '../src/features/confirm/open-form.ts';
import { cardStart, wantedStay } from '../src/features/reserve/card-start.ts';
import { cardWays } from '../src/features/reserve/use-booking-card.ts';
import { bookingDraft } from '../src/shared/booking/booking-draft.ts';
import { tariffOf as checkedTariff, pricedWays, quoteStay } from '../src/shared/booking/quote-stay.ts';
import { stayPath } from '../src/shared/booking/stay-params.ts';
import { searchedStay } from '../src/shared/searched-stay.ts';
import { TODAY } from './support/rooms.ts';
import { properties, rates, WORDS } from './support/site.ts';

const onePlan = tariffOf(properties, rates);
const plans: TariffData = {
  ...onePlan,
  plans: [
    { id: 'flexible' },
    { id: 'strict', follows: 'flexible', percent: '-12.5' },
    {
      id: 'food',
      follows: 'strict',
      amount: '9.99',
      perPerson: '3',
      includes: { breakfast: 'person-night' },
    },
  ],
  articles: [{ id: 'breakfast', price: '12.35' }],
};
const ALL_FREE = Number.POSITIVE_INFINITY;

const count = (least: number, most: number) => fc.integer({ min: least, max: most });
const searches = fc.record({
  room: fc.constantFrom(...properties),
  from: count(0, 400),
  nights: count(1, 40),
  // The box as the guest found it, or as they left it.
  travelers: fc.option(
    fc.record({
      adults: count(1, 9),
      children: count(0, 4),
      infants: count(0, 2),
      pets: count(0, 2),
      rooms: count(0, 3),
    }),
    { nil: undefined },
  ),
  // Rooms are sold in one way, or by plans, of which the guest chooses one.
  plan: fc.constantFrom(undefined, 'flexible', 'strict', 'food'),
  // By the list, or by the address to which the payment page leads back.
  way: fc.constantFrom('list' as const, 'address' as const),
});

/** 5,000, in `npm test` fewer. */
const TIMES = 25 * (fc.readConfigureGlobal().numRuns ?? 100);

describe('D1: the price that a guest sees is the price that a guest pays', () => {
  test.prop([searches], { numRuns: TIMES })(
    `§2.9 §2.13 §2.15: on list, card, /confirm and bill, ${TIMES} times`,
    ({ room, from, nights, travelers, plan, way }) => {
      const data = plan === undefined ? onePlan : plans;
      const tariff = checkedTariff({ tariff: data });
      const property = { id: room.id, tariff: data, guest: room.guest };
      const limits = tariff.limitsOf(room.id) ?? expect.unreachable();
      const startDate = addDays(TODAY, from);
      const range = { startDate, endDate: addDays(startDate, nights), key: 'selection' as const };
      const search = { range, travelers };

      // The list: what the server prices for the searched stay, its cheapest way.
      const { stay, party } = searchedStay(WORDS, search, TODAY);
      if (stay === undefined || party.pets > limits.pets) return;
      const sold = { plan, ...(plan && { place: 'website' as const, bookedOn: TODAY }) };
      const asked = { room: room.id, from: stay.checkIn, to: stay.checkOut, party, bedsFor: room.guest };
      const listed = priceWays(tariff, { ...asked, ...sold }, ENGLISH.price);
      if (!listed.ok) return;
      const onList = listed.ways[0].quote.total;
      expect(party).toEqual({ ...(travelers ?? DEFAULT_TRAVELERS), rooms: party.rooms });

      // The card of the room's page.
      const params =
        way === 'list' ? '' : new URL(stayPath(room.id, stay, party, plan), 'https://stay.invalid').search;
      const wanted = wantedStay(new URLSearchParams(params), search);
      const start = cardStart(WORDS, wanted, limits, TODAY);
      const rooms = way === 'list' ? undefined : wanted.rooms;
      const byHand = rooms === party.rooms ? undefined : rooms;
      const chosen = { rooms: byHand, plan: way === 'list' ? plan : wanted.plan };
      const { taken, priced } = cardWays(
        { party: start.party, free: ALL_FREE, ...chosen },
        limits,
        (guests) => pricedWays(WORDS, property, start.stay, guests, { today: TODAY }),
      );
      if (!priced?.ok) return expect.unreachable();
      // The address names the rooms that the card had taken; by the list the card takes the cheapest way.
      if (way === 'list') expect(priced.quote.total).toBe(onList);

      // /confirm, and what the server charges for its form.
      const draft = bookingDraft(room.id, start.stay, taken.party, priced.quote);
      const { form } = openForm(draft, undefined, { ...limits, ...room } as never);
      const confirmed = quoteStay(WORDS, property, start.stay, form, { plan: draft.plan, today: TODAY });
      expect(confirmed.ok && confirmed.quote.total).toBe(priced.quote.total);
      const { party: charged, extraPersons } = form;
      const { checkIn, checkOut } = start.stay;
      const request = { room: room.id, from: checkIn, to: checkOut, party: charged, rooms: charged.rooms };
      const charge = price(tariff, { ...request, extraPersons, ...sold }, ENGLISH.price);
      expect(charge.ok && charge.quote.total).toBe(priced.quote.total);
      expect(completeGuestDetails(form.details)).toEqual(form.details);
    },
  );

  it('§2.6: a party that the guest has not touched is searched, too', () => {
    const range = { startDate: TODAY, endDate: addDays(TODAY, 2), key: 'selection' as const };
    const search = { range, travelers: undefined };
    expect(wantedStay(new URLSearchParams(), search).party).toEqual(DEFAULT_TRAVELERS);
    expect(searchedStay(WORDS, search, TODAY).party).toEqual(DEFAULT_TRAVELERS);
    expect(wantedStay(new URLSearchParams(), { ...search, range: undefined }).party).toBeUndefined();
  });
});
