import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDeskCommand } from '../../src/desk-commands/desk-commands.ts';
import { ON_SERVER } from '../support/databases.ts';
import { openTestMotel, type TestMotel } from '../support/test-motel.ts';
import { callTestDesk } from '../support/test-staff.ts';

describe.each(ON_SERVER)('§14.1: people by the command line, on $name', (kind) => {
  let motel: TestMotel;
  beforeAll(async () => {
    motel = await openTestMotel(kind);
  });
  afterAll(() => motel?.close());

  const desk = (...argv: string[]) => {
    const { db, clock, server } = motel;
    return runDeskCommand({ db, clock, publicUrl: server.url }, argv, { who: 'maryam' });
  };
  const look = (text: string) =>
    callTestDesk(motel, 'lookAtLink', { body: { token: /\/desk\/join#(\S+)$/.exec(text)?.[1] } });

  test('a person is invited by a link, and gets another for a lost device', async () => {
    expect((await desk('people')).text).toBe('Nobody works here yet: invite "Ilse Vandermeer" --role owner');
    const invited = await desk('invite', 'Wren Arcand', '--role', 'clerk');
    expect(invited.text).toMatch(
      /^Wren Arcand makes a passkey by this link, once, until 2026-11-21 13:00:\n {2}http:\/\/localhost:\d+\/desk\/join#[\w-]{43}$/,
    );
    expect((await look(invited.text)).body).toMatchObject({ name: 'Wren Arcand', role: 'clerk' });
    const again = await desk('invite', '--again', 'wren arcand');
    expect((await look(again.text)).body).toMatchObject({ name: 'Wren Arcand' });
    expect((await look(invited.text)).status).toBe(404);
    expect((await desk('people')).text.split('\n')).toEqual([
      'name         role   passkeys  signed in  link until',
      'Wren Arcand  clerk  0         0          2026-11-21 13:00',
    ]);
    const { text } = await desk('log');
    expect(text.match(/maryam {2}invite/g)).toHaveLength(2);
  });

  test.each([
    [['invite'], 'Say what they may do: --role owner, clerk or housekeeping.'],
    [['invite', 'Noor', '--role', 'king'], 'Say what they may do: --role owner, clerk or housekeeping.'],
    [['invite', '--role', 'clerk'], 'A name has 1 to 60 characters.'],
    [['invite', 'WREN ARCAND', '--role', 'owner'], expect.stringMatching(/^There is a Wren Arcand here/)],
    [['invite', 'Noor', '--again'], 'There is no such person at the desk.'],
  ])('%j is refused with a sentence', async (argv, sentence) => {
    expect(await desk(...argv)).toEqual({ ok: false, text: sentence });
  });
});
