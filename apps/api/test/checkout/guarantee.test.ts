import { ENDPOINTS } from '@motel/api-client/contracts';
import { type Stay, toDollars } from '@motel/booking-core';
import { motel as content } from '@motel/content/testing';
import { deskDayAt } from '../../src/shared/motel-time.ts';
import { emptyBooks } from '../support/books.ts';
import { byHand } from '../support/by-hand.ts';
import { flatQuote } from '../support/flat-tariff.ts';
import { checkoutStatus, outcomeOf, soldOn } from '../support/looks.ts';
import { mailsOf } from '../support/outbox.ts';
import { publishTariff } from '../support/publish-tariff.ts';
import { GOOD_CARD, nightsFrom, ROOMS, signInGuest } from '../support/test-booking.ts';
import { TWO_ADULTS as PARTY, pressOnStay, testDesk } from '../support/test-desk.ts';
import { DAY, testMotelWithBooks, testStaff } from '../support/test-motel.ts';

/** Stripe's own: it is kept, and every charge of it fails. */
const REFUSED_LATER = '4000 0000 0000 0341';

describe('[F32] a card that guarantees a stay', () => {
  const motel = testMotelWithBooks();
  const wren = testStaff(motel);
  beforeAll(() =>
    publishTariff(motel, { policies: [{ freeHours: 48, keep: 'first night', guarantee: 'card' }] }),
  );
  beforeEach(async () => {
    await emptyBooks(motel.db);
    motel.provider.recover();
  });

  const { look, pass, press } = testDesk(motel, wren);
  const stayIn = (days: number, nights?: number) =>
    nightsFrom(days, nights, deskDayAt(content, motel.clock.now()));
  const total = (stay: Stay) => flatQuote(ROOMS.many, stay, { party: PARTY, extraPersons: 0 })?.total ?? 0;
  const mails = async (about: string) => (await mailsOf(motel, `${about}:%`)).map(({ body }) => body);

  async function leaveCard(stay: Stay, number = GOOD_CARD.number) {
    const guest = await signInGuest(motel);
    const { status, body } = await guest.book(stay, ROOMS.many, { overrides: { dueNow: '0' } });
    expect(status).toBe(200);
    const page = (await motel.call(new URL(body.url).pathname)).body;
    expect(page).toContain('Leave this card');
    await guest.pay(body.url, { number });
    const { bookingId } = await outcomeOf(motel, body.sessionId);
    return { guest, id: bookingId, sessionId: body.sessionId };
  }

  /** Two nights for two, $195, of which a night, $98, is kept. */
  async function missed(number?: string) {
    const left = await leaveCard(stayIn(1), number);
    await pass(3 * DAY);
    const cancelled = await press('cancelStay', left.id, { isNoShow: true, kept: 98, refunded: 0 });
    expect(cancelled.status).toBe(200);
    return left;
  }

  test('nothing is charged; the stay is confirmed, and owed at the motel', async () => {
    const stay = stayIn(10);
    const { id, sessionId } = await leaveCard(stay);
    expect(await checkoutStatus(motel, sessionId)).toBe('paid');
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
    const owed = { paid: 0, balance: total(stay) };
    expect(await look(id)).toMatchObject({ status: 'confirmed', isGuaranteed: true, folio: owed });
    expect((await press('chargeGuarantee', id, { amount: 98 })).body.message).toBe(
      'The card is charged once the stay is cancelled, or its guest has not come.',
    );
    expect((await look(id)).acceptedTerms).toMatch(
      /^Free to cancel until .+ A card guarantees the stay: nothing is charged to it now\. .+ \$98\.00 CAD are charged to it\.$/,
    );
    const [mail] = await mails('booking-confirmed');
    expect(mail).toContain(`$${toDollars(total(stay) as never)} CAD are to be paid at the front desk.`);
    expect(mail).toContain('A card guarantees the stay');
  });

  test('its guest cancels it on the website, by the terms', async () => {
    const online = async (days: number) => {
      const { guest, id } = await leaveCard(stayIn(days));
      const { cancelling } = (await guest.ask(ENDPOINTS.stay, id)).body;
      const { status } = await guest.ask(ENDPOINTS.cancelStay, id, { refunded: cancelling.refunded });
      return { cancelling, status, stay: await look(id) };
    };
    expect(await online(10)).toMatchObject({
      cancelling: { refunded: 0, kept: 0 },
      status: 200,
      stay: { status: 'cancelled', folio: { total: 0, balance: 0 } },
    });
    expect(await online(1)).toMatchObject({
      cancelling: { refunded: 0, kept: 98 },
      status: 200,
      stay: { status: 'cancelled', folio: { total: 98_00, balance: 98_00 } },
    });
  });

  test('a no-show is charged what the terms keep, once, by two presses too', async () => {
    const { id } = await missed();
    const seen = await look(id);
    expect(seen).toMatchObject({ folio: { balance: 98_00 }, can: { pay: 98_00 } });
    // Both presses are made on the stay as it was.
    const body = { version: seen.version, amount: 98 };
    expect((await press('chargeGuarantee', id, { ...body, amount: 98.01 })).status).toBe(422);
    const answers = await Promise.all([1, 2].map(() => press('chargeGuarantee', id, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await motel.server.runJobs();
    expect(await look(id)).toMatchObject({ folio: { paid: 98_00, balance: 0 } });
    expect(await mails('receipt')).toHaveLength(1);
    const [entry] = (await look(id)).folio.entries.filter(({ kind: what }) => what === 'payment');
    expect(entry).toMatchObject({ what: 'card', amount: -98_00 });
  });

  test('what the desk adds is not in the terms: the card pays none of it', async () => {
    const articles = [{ id: 'damage', label: 'Damage' }];
    await byHand(motel).changeRates({ kind: 'lists', articles });
    const { id } = await missed();
    const damage = { article: 'damage', quantity: 1, amount: 500, total: 500 };
    expect((await pressOnStay(wren, 'chargeArticle', id, damage)).status).toBe(200);
    expect((await look(id)).can).toMatchObject({ pay: 598_00, charge: 98_00 });
    expect((await press('chargeGuarantee', id, { amount: 98.01 })).body.message).toMatch(
      /^The guest's terms let the card be charged \$98, and no more/,
    );
    expect((await press('chargeGuarantee', id, { amount: 98 })).status).toBe(200);
    expect((await look(id)).can).toMatchObject({ pay: 500_00, charge: 0 });
    expect((await press('chargeGuarantee', id, { amount: 1 })).status).toBe(422);
  });

  test('a card that is refused is said, and the money can be asked for by a link', async () => {
    const { id } = await missed(REFUSED_LATER);
    const refused = await press('chargeGuarantee', id, { amount: 98 });
    expect(refused).toMatchObject({ status: 422, body: { code: 'rule-broken' } });
    expect(refused.body.message).toContain('The card was refused.');
    expect(await look(id)).toMatchObject({ folio: { balance: 98_00 }, can: { pay: 98_00 } });
    expect((await pressOnStay(wren, 'takePayment', id, { way: 'link', amount: 98 })).status).toBe(200);
  });

  test('an answer that is lost: the event brings the payment, once', async () => {
    const { id } = await missed();
    motel.provider.fail('charge', 'after');
    const lost = await press('chargeGuarantee', id, { amount: 98 });
    expect(lost).toMatchObject({ status: 503, body: { code: 'payment-unavailable' } });
    await motel.server.runJobs();
    expect(await look(id)).toMatchObject({ folio: { paid: 98_00, balance: 0 } });
  });

  test('charged and paid another way meanwhile, the second goes back', async () => {
    const { id } = await missed();
    motel.provider.meanwhile('charge', async () => {
      const { version } = await look(id);
      const body = { version, way: 'cash', amount: 98 };
      expect((await wren.call('takePayment', { parts: { id }, body })).status).toBe(200);
    });
    expect((await press('chargeGuarantee', id, { amount: 98 })).status).toBe(200);
    await motel.server.runJobs();
    expect(await look(id)).toMatchObject({ folio: { paid: 196_00, refunded: 98_00, balance: 0 } });
  });

  test('a hold that ended before the card was left takes its rooms again', async () => {
    const stay = stayIn(10);
    const guest = await signInGuest(motel);
    const { body } = await guest.book(stay, ROOMS.many);
    motel.provider.loseEvents();
    await guest.pay(body.url);
    await pass(DAY);
    motel.provider.recover();
    await motel.server.runJobs();
    const { bookingId } = await outcomeOf(motel, body.sessionId);
    expect(await look(bookingId)).toMatchObject({ status: 'confirmed', isGuaranteed: true });
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
  });
});
