import { ENDPOINTS } from '@motel/api-client/contracts';
import { type DemandData, dollarDigits, dollars, type Stay } from '@motel/booking-core';
import { motel as content } from '@motel/content/testing';
import { deskDayAt } from '../../src/shared/motel-time.ts';
import { emptyBooks } from '../support/books.ts';
import { outcomeOf } from '../support/looks.ts';
import { publishTariff } from '../support/publish-tariff.ts';
import { statementsOf } from '../support/statements-of.ts';
import { freshStay, nightsFrom, ROOMS, signInGuest } from '../support/test-booking.ts';
import { testDesk } from '../support/test-desk.ts';
import { HOUR, testMotel, testStaff } from '../support/test-motel.ts';

const room = ROOMS.many;

describe('[F38] prices by demand', () => {
  const motel = testMotel();
  const wren = testStaff(motel, 'owner');
  const { look, pass } = testDesk(motel, wren);
  const today = () => deskDayAt(content, motel.clock.now());
  beforeEach(async () => {
    await emptyBooks(motel.db);
    await sell();
  });

  const sell = (...demand: DemandData[]) => publishTariff(motel, { demand });
  const counts = { adults: '2', children: '0', infants: '0', pets: '0', rooms: '1' };
  async function listed({ checkIn: from, checkOut: to }: Stay): Promise<number> {
    const query = new URLSearchParams({ from, to, ...counts });
    const { offers } = (await motel.call(`${ENDPOINTS.offers.path}?${query}`)).body;
    return offers.find(({ _id }: { _id: string }) => _id === room.id).stay.total;
  }
  const bookAt = async (stay: Stay, total: number, rooms = 1) => {
    const guest = await signInGuest(motel);
    const overrides = { totalAmount: dollarDigits(dollars(total)) };
    return { guest, answer: await guest.book(stay, room, { rooms, overrides }) };
  };
  const pay = async ({ guest, answer }: Awaited<ReturnType<typeof bookAt>>) => {
    await guest.pay(answer.body.url);
    return (await outcomeOf(motel, answer.body.sessionId)).bookingId;
  };

  test('a hold raises no price and keeps its own; a paid stay raises others', async () => {
    const stay = nightsFrom(40, 2, today());
    const usual = await listed(stay);
    await sell({ name: '+10 % · last rooms', roomsLeft: 11, percent: 10 });
    expect(await listed(stay)).toBe(usual);
    const [first, second] = [await bookAt(stay, usual), await bookAt(stay, usual)];
    expect([first.answer.status, second.answer.status]).toEqual([200, 200]);
    // Two rooms are held: the owner of a hold, and all others, see the same price.
    expect(await listed(stay)).toBe(usual);
    const id = await pay(first);
    const dearer = await listed(stay);
    expect(dearer).toBeGreaterThan(usual);
    const refused = (await bookAt(stay, usual)).answer;
    expect([refused.status, refused.body.code]).toEqual([409, 'price-changed']);
    expect(refused.body.message).toContain(`${dearer}`);
    const { folio } = await look(await pay(second));
    expect([folio.total, folio.balance]).toEqual([usual * 100, 0]);
    expect((await look(id)).folio.total).toBe(usual * 100);
    const quote = (await wren.call('quoteStay', { query: { typeId: room.id, ...stay, ...counts } })).body;
    expect([quote.total, quote.why]).toEqual([dearer, ['+10 % · last rooms']]);
    expect((await bookAt(stay, dearer)).answer.status).toBe(200);
  });

  test('tonight costs less from an hour on, at the website and at the desk', async () => {
    const tonight = nightsFrom(0, 1, today());
    const usual = await listed(tonight);
    const hour = Number(
      new Intl.DateTimeFormat('en', {
        hour: 'numeric',
        hourCycle: 'h23',
        timeZone: content.houseRules.timeZone,
      }).format(motel.clock.now()),
    );
    await sell({ name: 'Tonight', sameDayFrom: hour + 1, amount: -15 });
    expect(await listed(tonight)).toBe(usual);
    await pass(HOUR);
    expect(await listed(tonight)).toBeLessThan(usual);
    const { types } = (await wren.call('tonight')).body;
    const kind = types.find(({ type }: { type: { id: string } }) => type.id === room.id);
    const month = (await wren.call('rateMonth', { parts: { month: 'now' } })).body;
    const nights = month.rooms.find(({ id }: { id: string }) => id === room.id).nights;
    const night = nights.find(({ date }: { date: string }) => date === tonight.checkIn);
    expect([night.price - 15, night.why]).toEqual([night.now, 'Tonight']);
    expect(kind.price).toBe(night.now);
    expect(nights.filter(({ why }: { why?: string }) => why).length).toBe(1);
  });

  test('without rules no statement looks for them', async () => {
    const asked = await statementsOf(() => listed(freshStay()));
    expect(asked.filter(({ text }) => text.includes('"bookings"'))).toEqual([]);
  });
});
