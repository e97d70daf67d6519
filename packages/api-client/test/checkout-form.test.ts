import { fc, it } from '@fast-check/vitest';
import {
  type ConfirmForm,
  cents,
  civilDate,
  GUEST_FIELDS,
  type GuestDetails,
  guestDetails,
  MAX_COUNT,
  specificationTariff,
} from '@motel/booking-core';
import { checkoutRequest, checkoutRequestOf, confirmFormOf, type Property } from '../src/contracts/index.ts';

const ROOM: Property = {
  id: 'river-queen',
  images: [],
  guest: 2,
  bedroom: 1,
  bed: 1,
  bathroom: 1,
  rating: 4.7,
  reviews: 128,
  description: '',
  isSmokingAllowed: false,
  inStock: true,
  takesPromotionCodes: false,
  roomType: 'Queen',
  pricePerNight: cents(8900),
  petFeePerPet: cents(1500),
  extraPersonCharge: cents(2000),
  isPetFriendly: true,
  sleeps: 2,
  included: 2,
  pets: 2,
  tariff: specificationTariff({}),
};

const count = fc.nat(MAX_COUNT);
const details: fc.Arbitrary<GuestDetails> = fc
  .array(fc.string(), { minLength: GUEST_FIELDS.length, maxLength: GUEST_FIELDS.length })
  .map((texts) => guestDetails((field) => texts[GUEST_FIELDS.indexOf(field)]!));
const FORM: ConfirmForm = {
  details: guestDetails(({ name }) => `my ${name}`),
  party: { adults: 2, children: 1, infants: 0, pets: 1, rooms: 1 },
  bringsPets: true,
  extraPersons: 0,
};
const forms: fc.Arbitrary<ConfirmForm> = fc.record({
  details,
  party: fc.record({ adults: count, children: count, infants: count, pets: count, rooms: count }),
  bringsPets: fc.boolean(),
  extraPersons: count,
});

function sent(form: ConfirmForm) {
  const stay = { checkIn: civilDate('2026-11-21'), checkOut: civilDate('2026-11-23') };
  const request = checkoutRequestOf({ property: ROOM, userId: 'guest-1', stay, form, total: cents(18_400) });
  return JSON.parse(JSON.stringify(request));
}

describe('§3 the confirm form on the wire', () => {
  it.prop([forms])('comes back from the wire as it was, every field of it', (form) => {
    const received = checkoutRequest.safeParse(sent(form));
    expect(received.success && confirmFormOf(received.data)).toEqual(form);
  });

  test('the special request stands beside the user, who has all other details', () => {
    const { specialRequest, ...user } = FORM.details;
    expect(sent(FORM)).toMatchObject({ specialRequest, user });
  });

  test.each(GUEST_FIELDS)('$name may be left out unless it is required', ({ name, isRequired }) => {
    const { [name as 'specialRequest']: _, ...body } = sent(FORM);
    const { [name as 'email']: __, ...user } = body.user;
    const received = checkoutRequest.safeParse({ ...body, user });
    expect(received.success).toBe(!isRequired);
    if (received.success) {
      expect(confirmFormOf(received.data).details).toEqual({ ...FORM.details, [name]: '' });
    }
  });

  test('the guest’s pets box has the name of the room’s rule there', () => {
    for (const bringsPets of [true, false]) {
      expect(sent({ ...FORM, bringsPets }).roomDetails.isPetFriendly).toBe(bringsPets);
    }
  });
});
