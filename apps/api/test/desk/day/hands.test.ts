import type { Hand } from '@motel/api-client/desk-contracts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ON_SERVER } from '../../support/databases.ts';
import { bookAtDesk } from '../../support/desk-stays.ts';
import { openTestMotel, type TestMotel } from '../../support/test-motel.ts';
import { signInStaff, type TestStaff } from '../../support/test-staff.ts';

const HOUR = 60 * 60_000;

describe.each(ON_SERVER)('§14.2: each matter has its one remedy, on $name', (kind) => {
  let motel: TestMotel;
  let wren: TestStaff;
  // Each test moves its own clock.
  beforeEach(async () => {
    motel = await openTestMotel(kind);
    wren = await signInStaff(motel);
  });
  afterEach(() => motel?.close());

  /** Goes on to other hours; the person signs in again. */
  async function after(hours: number): Promise<void> {
    motel.clock.advance(hours * HOUR);
    wren = await signInStaff(motel);
  }
  const remedies = async (of: Hand['kind']): Promise<Hand['remedy'][]> => {
    const waiting: Hand[] = (await wren.call('tonight')).body.waiting;
    return waiting.filter((hand) => hand.kind === of).map(({ remedy }) => remedy);
  };

  test('a hold whose link was mailed: the link once more', async () => {
    const { body } = await bookAtDesk(wren, { pay: 'link' });
    expect(await remedies('hold')).toEqual([]);
    await after(11.5);
    expect(await remedies('hold')).toEqual([
      { do: 'mail-link', label: 'Send the link again', stay: body.id },
    ]);
    expect((await wren.call('mailGuest', { parts: { id: body.id } })).status).toBe(200);
    const mails = await motel.db.selectFrom('outbox').select(['subject', 'body']).execute();
    const links = mails.filter(({ subject }) => subject.startsWith('Please pay for your stay'));
    expect(links).toHaveLength(2);
    expect(links[0]?.body).toBe(links[1]?.body);
  });

  test('a hold of a guest without an address: the stay itself', async () => {
    const { body } = await bookAtDesk(wren, { pay: 'link', guest: { email: '' } });
    await after(11.5);
    expect(await remedies('hold')).toMatchObject([{ do: 'open-stay', reference: body.reference }]);
  });
});
