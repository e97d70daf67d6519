import { dollarDigits, ENGLISH, parseTariff, price, type Stay, toDollars } from '@motel/booking-core';
import { lastContentVersion } from '../../src/content/published.ts';
import { checkoutRequest, freshStay, signInGuest } from '../support/test-booking.ts';
import { testMotel, testStaff } from '../support/test-motel.ts';

const GUESTS = 50;
const PARTY = { adults: 2, children: 0, infants: 0, pets: 1, rooms: 1 };

const motel = testMotel();
const owner = testStaff(motel, 'owner', 'Odile');

async function publish(petFee: number): Promise<void> {
  const { version, texts, pictures } = (await lastContentVersion(motel.db))!;
  const rates = texts['rates.yaml']!.replace(/^petFeePerPet: .*$/m, `petFeePerPet: ${petFee}`);
  const changed = { ...texts, 'rates.yaml': rates };
  const answer = await owner.call('importSite', { body: { version, texts: changed, pictures } });
  expect([answer.status, answer.body]).toEqual([200, { version: version + 1 }]);
}

test('guests who book while it publishes pay what they saw, or are told', async () => {
  await publish(15);
  const room = motel.shown.motel().properties.find(({ id }) => id === 'cote-jardin')!;
  const tariff = parseTariff(motel.shown.motel().tariff);
  const totalOf = ({ checkIn: from, checkOut: to }: Stay, by = tariff) => {
    const priced = price(by, { room: room.id, from, to, party: PARTY, rooms: 1 }, ENGLISH.price);
    if (!priced.ok) throw new Error('The stay has no price');
    return priced.quote.total;
  };
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => signInGuest(motel)));
  const stays = guests.map(() => freshStay(2));
  let publishing: Promise<void> | undefined;
  const answers = await Promise.all(
    guests.map(async (guest, at) => {
      const stay = stays[at]!;
      if (at === GUESTS / 2) {
        publishing = publish(25);
      }
      if (at > (GUESTS * 4) / 5) await publishing;
      const asked = checkoutRequest(guest.id, stay, room, { party: PARTY });
      return guest.book(stay, room, {
        party: PARTY,
        overrides: { ...asked, totalAmount: dollarDigits(totalOf(stay)) },
      });
    }),
  );
  await publishing;
  const dearer = parseTariff(motel.shown.motel().tariff);
  const kinds = answers.map(({ status, body }, at) => {
    const [before, after] = [totalOf(stays[at]!), totalOf(stays[at]!, dearer)];
    expect(after).toBeGreaterThan(before);
    if (status !== 200) {
      expect(body).toMatchObject({
        code: 'price-changed',
        message: expect.stringContaining(`${toDollars(after)}`),
      });
    }
    return status;
  });
  expect(new Set(kinds)).toEqual(new Set([200, 409]));
  const asked = await motel.db.selectFrom('payment_requests').select('amount').orderBy('amount').execute();
  const seen = answers.flatMap(({ status }, at) => (status === 200 ? [totalOf(stays[at]!)] : []));
  expect(asked.map(({ amount }) => Number(amount))).toEqual(
    seen.map(Number).toSorted((one, other) => one - other),
  );
});
