import { fc, it } from '@fast-check/vitest';
import {
  addDays,
  chargedPersons,
  civilDate,
  parseTariff,
  priceTotal,
  roomSelection,
  type StayRequest,
  specificationTariff,
} from '../src/index.ts';
import { parties, specifiedRooms, stays } from './support/arbitraries.ts';
import { demoTariff } from './support/demo-room.ts';
import { price } from './support/english.ts';
import { quoteOf, refusalOf } from './support/pricing.ts';

const CHECK_IN = civilDate('2026-11-21');
const DEMO = parseTariff(demoTariff());

const demoStay = (change: Partial<StayRequest> = {}): StayRequest => ({
  room: 'double',
  from: CHECK_IN,
  to: addDays(CHECK_IN, 1),
  party: { adults: 4 },
  ...change,
});

describe('[Q7] the price of a stay', () => {
  test('[Q7] [C3] without a number of rooms it is the fewest that hold the party', () => {
    expect(quoteOf(DEMO, demoStay()).rooms).toBe(1);
    expect(quoteOf(DEMO, demoStay({ party: { adults: 4, infants: 1 } })).rooms).toBe(2);
    expect(quoteOf(DEMO, demoStay({ party: { adults: 9 } })).rooms).toBe(3);
  });

  test('[Q7] [P4] infants pay as adults do, children do not', () => {
    expect(quoteOf(DEMO, demoStay({ party: { adults: 2, infants: 2 } })).total).toBe(14_200);
    expect(quoteOf(DEMO, demoStay({ party: { adults: 2, children: 2 } })).total).toBe(9800);
  });

  it.prop([specifiedRooms, stays, parties, fc.integer({ min: 0, max: 10 })])(
    '[Q7] has the persons and the rooms of the selection',
    (room, { checkIn, checkOut }, wanted, more) => {
      const { party, extraPersons } = roomSelection(wanted, room);
      const asked = extraPersons + more;
      const stay = { room: 'room', from: checkIn, to: checkOut, party, rooms: party.rooms };
      const got = price(parseTariff(specificationTariff({ room })), { ...stay, extraPersons: asked });
      if (party.pets > room.pets || party.children > party.rooms * room.included || party.rooms > 1000) {
        expect(got.ok).toBe(false);
        return;
      }
      const charged = chargedPersons({ party, extraPersons: asked }, room);
      const quote = { rooms: party.rooms, extraPersons: charged, from: checkIn, to: checkOut };
      expect(got).toMatchObject({ ok: true, quote });
    },
  );
});

describe('[Q8] the price on the card', () => {
  test('[Q8] shows $98 for one night of $89, not the draft’s $97', () => {
    expect(priceTotal(DEMO, demoStay({ party: { adults: 2 } }))).toBe(9800);
  });

  it.prop([specifiedRooms, stays, parties])(
    '[Q8] equals the price with which /confirm opens',
    (room, { checkIn, checkOut }, party) => {
      const tariff = parseTariff(specificationTariff({ room }));
      const selection = roomSelection(party, room);
      const stay = { room: 'room', from: checkIn, to: checkOut, rooms: selection.party.rooms };
      expect(price(tariff, { ...stay, party })).toEqual(
        price(tariff, { ...stay, party, extraPersons: selection.extraPersons }),
      );
    },
  );
});

describe('[Q6] the range of a request', () => {
  test.each<[string, Partial<Record<keyof StayRequest, unknown>>, readonly unknown[]]>([
    ['no room of the tariff', { room: 'suite' }, ['Q6', 'room-unknown', 'room']],
    ['a room that objects inherit', { room: 'toString' }, ['Q6', 'room-unknown', 'room']],
    ['February 30th', { from: '2026-02-30' }, ['W1', 'check-in-missing', 'from']],
    ['no check-out', { to: undefined }, ['W1', 'check-out-missing', 'to']],
    ['a Date', { to: new Date() }, ['W1', 'check-out-missing', 'to']],
    ['0 nights', { to: CHECK_IN }, ['W3', 'too-few-nights', 'to', 1]],
    ['−1 nights', { to: '2026-11-20' }, ['W3', 'too-few-nights', 'to', 1]],
    ['366 nights', { to: addDays(CHECK_IN, 366) }, ['W3', 'too-many-nights', 'to', 365]],
    ['no party', { party: undefined }, ['P1', 'guests-invalid', 'party', 'adults']],
    ['0 adults', { party: { adults: 0, children: 1 } }, ['P2', 'adults-missing', 'party']],
    ['−1 adults', { party: { adults: -1 } }, ['P1', 'guests-invalid', 'party', 'adults']],
    ['adults as text', { party: { adults: '3' } }, ['P1', 'guests-invalid', 'party', 'adults']],
    ['1001 adults', { party: { adults: 1001 } }, ['P1', 'guests-invalid', 'party', 'adults']],
    ['half a child', { party: { adults: 1, children: 0.5 } }, ['P1', 'guests-invalid', 'party', 'children']],
    ['no infants', { party: { adults: 1, infants: null } }, ['P1', 'guests-invalid', 'party', 'infants']],
    ['NaN pets', { party: { adults: 1, pets: Number.NaN } }, ['P1', 'guests-invalid', 'party', 'pets']],
    ['3 pets where 2 are allowed', { party: { adults: 1, pets: 3 } }, ['C7', 'pets-too-many', 'pets', 2]],
    ['500 pets', { party: { adults: 1, pets: 500 } }, ['C7', 'pets-too-many', 'pets', 2]],
    ['half a room', { rooms: 0.5 }, ['P1', 'rooms-invalid', 'rooms']],
    ['0 rooms', { rooms: 0 }, ['P1', 'rooms-invalid', 'rooms']],
    ['1001 rooms', { rooms: 1001 }, ['P1', 'rooms-invalid', 'rooms']],
    ['null rooms', { rooms: null }, ['P1', 'rooms-invalid', 'rooms']],
    ['1 room for 5', { party: { adults: 5 }, rooms: 1 }, ['C3', 'rooms-too-few', 'rooms', 2, 5]],
    ['3 children', { party: { adults: 1, children: 3 }, rooms: 1 }, ['V16', 'children-too-many', 'party', 2]],
    ['−1 extra persons', { extraPersons: -1 }, ['V13', 'extra-persons-invalid', 'extraPersons', 2000]],
    ['2001 extra persons', { extraPersons: 2001 }, ['V13', 'extra-persons-invalid', 'extraPersons', 2000]],
    ['null extra persons', { extraPersons: null }, ['V13', 'extra-persons-invalid', 'extraPersons', 2000]],
  ])('[Q6] [R1] %s', (_, change, refusal) => {
    const request = demoStay(change as Partial<StayRequest>);
    expect(refusalOf(DEMO, request)).toEqual(refusal);
    expect(priceTotal(DEMO, request)).toBeUndefined();
  });

  test.each([undefined, null, 0, Number.NaN, '', [], () => 0])(
    '[Q6] [R1] %o in place of a request is refused',
    (request) => {
      expect(refusalOf(DEMO, request as never)).toEqual(['Q6', 'room-unknown', 'room']);
    },
  );

  test.each<[object, string]>([
    [{ promo: 'SUMMER' }, 'promo'],
    [{ promo: undefined }, 'promo'],
    [{ party: { adults: 2, kids: 1 } }, 'party.kids'],
    [{ party: 'two' }, 'party.0'],
  ])('[Q6] [R1] %o has a field that no request has', (more, field) => {
    const request = { ...demoStay({}), ...more };
    expect(refusalOf(DEMO, request)).toEqual(['Q6', 'field-unknown', field, field]);
    expect(priceTotal(DEMO, request)).toBeUndefined();
  });

  test('[Q7] a party brings its own number of rooms, unless the request has one', () => {
    const party = { adults: 2, children: 0, infants: 0, pets: 0, rooms: 2 };
    expect(quoteOf(DEMO, demoStay({ party, rooms: undefined })).rooms).toBe(2);
    expect(quoteOf(DEMO, demoStay({ party, rooms: 3 })).rooms).toBe(3);
    const none = demoStay({ party: { ...party, rooms: 0 }, rooms: undefined });
    expect(refusalOf(DEMO, none)[1]).toBe('rooms-invalid');
  });

  test('[Q6] accepts the edges of every range', () => {
    const rates = { pricePerNight: '99999.99', petFee: '99999.99', extraPersonCharge: '99999.99' };
    const room = { sleeps: 1000, included: 1000, pets: 1000, ...rates };
    const tariff = parseTariff(specificationTariff({ room }));
    const party = { adults: 1000, children: 1000, infants: 1000, pets: 1000 };
    const request = { room: 'room', from: '2026-01-01', to: '2027-01-01', party };
    const got = quoteOf(tariff, { ...request, rooms: 1000, extraPersons: 2000 });
    expect([got.rooms, got.extraPersons]).toEqual([1000, 0]);
    expect(quoteOf(tariff, { ...request, party: { adults: 1 } })).toMatchObject({ rooms: 1 });
    expect(quoteOf(tariff, { ...request, rooms: 2 })).toMatchObject({ rooms: 2 });
  });

  test('[Q6] [F1] a tariff that parseTariff has not made is refused', () => {
    for (const tariff of [undefined, null, {}, DEMO.data, { ...DEMO }]) {
      const message = 'A tariff must come from parseTariff';
      expect(() => price(tariff as never, demoStay())).toThrow(new TypeError(message));
      expect(() => priceTotal(tariff as never, demoStay())).toThrow(new TypeError(message));
    }
  });
});
