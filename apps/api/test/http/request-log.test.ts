import { ENDPOINTS } from '@motel/api-client/contracts';
import { DESK_CALLS } from '@motel/api-client/desk-contracts';
import { signInGuest } from '../support/test-booking.ts';
import { type TestMotel, testMotel } from '../support/test-motel.ts';
import { TestPasskey } from '../support/test-passkey.ts';
import { testProcesses } from '../support/test-processes.ts';
import { callTestDesk, signInStaff } from '../support/test-staff.ts';

const HASH = /^[\w-]{12}$/;
const NUMBER = '+14035550142';

describe('decision 030: the log of requests', () => {
  const motel = testMotel({ trustedProxies: 1 });

  /** Calls from an address, and returns what the log says of the request. */
  async function logged(path: string, call: Parameters<TestMotel['call']>[1], address = '192.0.2.7') {
    const headers = { 'x-forwarded-for': address, ...call?.headers };
    const answer = await motel.call(path, { ...call, headers });
    const id = answer.headers.get('x-request-id');
    const lines = motel.log.map((line) => JSON.parse(line));
    return {
      ...lines.find(({ msg, requestId }) => msg === 'request' && requestId === id),
      token: answer.body.token,
    };
  }
  const signIn = (mobile: string, address?: string) =>
    logged(ENDPOINTS.signIn.path, { body: { mobile } }, address);

  test('names the address by a hash that is another one tomorrow', async () => {
    const { client } = await logged(ENDPOINTS.properties.path, {});
    expect(client).toMatch(HASH);
    expect((await logged('/api/nothing', {})).client).toBe(client);
    expect((await logged('/api/nothing', {}, '192.0.2.8')).client).not.toBe(client);
    const home = (await logged('/api/nothing', {}, '2001:db8::7')).client;
    expect((await logged('/api/nothing', {}, '2001:db8::8')).client, 'the same /64').toBe(home);
    expect((await logged('/api/nothing', {}, '2001:db8:1::7')).client).not.toBe(home);
    motel.clock.advance(24 * 3_600_000);
    expect((await logged('/api/nothing', {})).client).not.toBe(client);
  });

  test('names the number of a sign-in and of a session by one hash', async () => {
    const { guest, token } = await signIn('+1 (403) 555-0142');
    expect(guest).toMatch(HASH);
    expect((await logged(ENDPOINTS.bookings.path, { token })).guest).toBe(guest);
    expect((await signIn('+14035550143')).guest).not.toBe(guest);
    expect((await signIn('not a number')).guest).toBeUndefined();
    expect((await logged(ENDPOINTS.properties.path, {})).guest).toBeUndefined();
    for (const personal of ['4035550142', '192.0.2.7']) expect(motel.log.join()).not.toContain(personal);
  });

  test('S11: the desk’s lines name the person, the request and its client', async () => {
    const staff = await signInStaff(motel, 'housekeeping');
    const { path } = DESK_CALLS.people;
    const refused = await logged(path, { headers: staff.headers });
    expect([refused.status, refused.person]).toEqual([403, staff.person.id]);
    const passkey = new TestPasskey(motel.server.url);
    const { body: options } = await callTestDesk(motel, 'signInOptions');
    const made = passkey.make({ ...options, user: { id: 'c29tZWJvZHk' } });
    const lines = async (name: 'signIn' | 'join', status: number, body: unknown) => {
      const answer = await callTestDesk(motel, name, { body, headers: { 'x-forwarded-for': '192.0.2.9' } });
      expect(answer.status).toBe(status);
      const requestId = answer.headers.get('x-request-id');
      return motel.log.map((line) => JSON.parse(line)).filter((line) => line.requestId === requestId);
    };
    for (const [entry, request] of [
      await lines('signIn', 403, { signature: passkey.sign(options) }),
      await lines('join', 404, { token: 'A'.repeat(43), device: 'Till', passkey: made }),
    ]) {
      expect(entry.msg).toMatch(/refused$/);
      expect(entry.client).toMatch(HASH);
      expect(entry.client).toBe(request.client);
    }
  });

  test('the id of a request is the server’s, and the client’s stands apart', async () => {
    const forged = `an-id\t{"level":60} ${'x'.repeat(300)}`;
    const line = await logged('/api/nothing', { headers: { 'x-request-id': forged } });
    expect(line.requestId).toMatch(/^[\da-f-]{36}$/);
    expect(line.clientRequestId).toBe(`an-idlevel60${'x'.repeat(28)}`);
    const plain = await logged('/api/nothing', {});
    expect(plain.clientRequestId).toBeUndefined();
  });
});

describe('decision 030: two processes of a motel', () => {
  const motels = testProcesses();

  test('hash alike', async () => {
    const hashes = [];
    for (const motel of motels) {
      await signInGuest(motel, NUMBER);
      const line = motel.log.map((text) => JSON.parse(text)).find(({ guest }) => guest !== undefined);
      hashes.push([line.client, line.guest]);
    }
    expect(hashes[0]).toEqual(hashes[1]);
  });
});
