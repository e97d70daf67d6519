import type { DeskCalls, WireAnswerOf } from '@motel/api-client/desk-contracts';
import { bookPaid } from '../support/paid-stay.ts';
import { nightsFrom } from '../support/test-booking.ts';
import { testMotel, testStaff } from '../support/test-motel.ts';
import { signInStaff } from '../support/test-staff.ts';

type Log = WireAnswerOf<DeskCalls['log']>;

describe('§14.13 the log', () => {
  const motel = testMotel();
  const ilse = testStaff(motel, 'owner', 'Ilse Thorvald');

  const log = async (query: Record<string, string> = {}) => (await ilse.call('log', { query })).body as Log;
  const note = (text: string, by = ilse) => by.call('leaveNote', { body: { text } });

  test('says to owners who did what, newest first, and about which stay', async () => {
    const { id, reference } = await bookPaid(motel, nightsFrom(3, 1));
    const wren = await signInStaff(motel, 'clerk', 'Wren Arcand');
    await wren.call('issueReceipt', { parts: { id }, body: { kind: 'receipt', total: 98 } });
    motel.clock.advance(1000);
    await note('The boiler man comes at nine');
    const { entries } = await log();
    expect(entries[0]).toMatchObject({ who: 'Ilse Thorvald', action: 'Noted', isStay: false });
    const receipt = entries.find(({ action }) => action === 'Receipt made');
    expect(receipt).toMatchObject({ who: 'Wren Arcand', subject: reference, isStay: true });
    expect((await log({ words: 'wren' })).entries.map(({ who }) => who)).toContain('Wren Arcand');
    expect((await log({ words: reference.toLowerCase() })).entries).not.toEqual([]);
    expect((await log({ words: '100%_' })).entries).toEqual([]);
    expect((await wren.call('log')).status).toBe(403);
  });

  test('has pages, which hold each entry once', async () => {
    for (let at = 0; at < 55; at += 1) {
      motel.clock.advance(1000);
      await note(`Note ${at}`);
    }
    const first = await log();
    expect([first.entries.length, first.hasMore]).toEqual([50, true]);
    const rest = await log({ before: first.entries.at(-1)?.at ?? '' });
    expect(rest.hasMore).toBe(false);
    const all = [...first.entries, ...rest.entries].map(({ at }) => at);
    expect(all).toEqual(all.toSorted().toReversed());
    expect(new Set(all).size).toBe(all.length);
  });
});
