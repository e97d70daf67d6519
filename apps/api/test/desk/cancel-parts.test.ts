import { describe, expect, test } from 'vitest';
import { accountOf, findBooking } from '../../src/booking/index.ts';
import { bookAtDesk, pressOnStay, stayQuery, TWO_ADULTS } from '../support/desk-stays.ts';
import { freshStay } from '../support/test-guest.ts';
import { testMotelWithBooks, testStaff } from '../support/test-setup.ts';

interface Part {
  readonly label: string;
  readonly before: number;
  readonly after: number;
}

const THREE_WITH_A_DOG = { ...TWO_ADULTS, adults: 3, pets: 1 };
const inCents = (amount: number) => Math.round(amount * 100);

describe('§14.5: the money of a cancellation by its parts', () => {
  const motel = testMotelWithBooks();
  const wren = testStaff(motel);

  /** Books a stay of three with a dog, paid in cash. */
  async function bookThree(): Promise<{ readonly id: string; readonly total: number }> {
    const stay = freshStay(2);
    const { total } = (await wren.call('quoteStay', { query: stayQuery(stay, THREE_WITH_A_DOG) })).body;
    const { body } = await bookAtDesk(wren, { stay, party: THREE_WITH_A_DOG, total });
    return { id: body.id, total };
  }

  async function previewOf(
    id: string,
    keep: number,
  ): Promise<{ parts: Part[]; kept: number; before: number }> {
    const query = { isNoShow: 'false', keep: String(keep) };
    return (await wren.call('previewCancel', { parts: { id }, query })).body;
  }
  const added = (parts: readonly Part[], one: 'before' | 'after') =>
    parts.reduce((all, part) => all + inCents(part[one]), 0);

  test.each([0, 0.01, 33.33, 100, 199.99])(
    '$%d back: the parts add up, and the books agree',
    async (refund) => {
      const { id, total } = await bookThree();
      const keep = (inCents(total) - inCents(refund)) / 100;
      const { parts, kept, before } = await previewOf(id, keep);
      expect(parts.map(({ label }) => label)).toEqual([
        'Room nights',
        'Extra person charge',
        'Pet fee per pet',
        'Taxes',
        'Tourism Levy tax',
      ]);
      expect([added(parts, 'before'), added(parts, 'after')]).toEqual([inCents(before), inCents(kept)]);
      expect([inCents(before), inCents(kept)]).toEqual([inCents(total), inCents(total) - inCents(refund)]);

      await pressOnStay(wren, 'cancelStay', id, {
        isNoShow: false,
        kept: keep,
        refunded: refund,
        reason: 'Agreed',
      });
      const cancelled = await findBooking(motel.db, id);
      const { taxes } = accountOf(motel.motel, cancelled ?? expect.unreachable());
      expect(taxes.map(({ name, amount }) => [name, amount])).toEqual([
        ['GST', inCents(parts.find(({ label }) => label === 'Taxes')?.after ?? -1)],
        [
          'Alberta tourism levy',
          inCents(parts.find(({ label }) => label === 'Tourism Levy tax')?.after ?? -1),
        ],
      ]);
    },
  );

  test('a price that was lowered by a refund is lowered in each part', async () => {
    const { id, total } = await bookThree();
    await pressOnStay(wren, 'refund', id, { amount: 50, reason: 'Noise', isOwedAgain: false });
    const { parts, kept, before } = await previewOf(id, (inCents(total) - 70_00) / 100);
    expect([inCents(before), inCents(kept)]).toEqual([inCents(total) - 50_00, inCents(total) - 70_00]);
    expect([added(parts, 'before'), added(parts, 'after')]).toEqual([inCents(before), inCents(kept)]);
  });
});
