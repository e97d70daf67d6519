import { signInGuest } from '../support/test-booking.ts';
import { HOUR, testMotel } from '../support/test-motel.ts';
import { callTestDesk, signInStaff } from '../support/test-staff.ts';

describe('The doors of the desk', () => {
  const motel = testMotel();

  test('a person who is signed in is known by name and role', async () => {
    const wren = await signInStaff(motel, 'clerk', 'Wren Arcand');
    const { status, body } = await wren.call('me');
    expect(status).toBe(200);
    expect(body.me.person).toEqual({ id: wren.person.id, name: 'Wren Arcand', role: 'clerk' });
  });

  test("without a session, or with a guest's token, nobody is let in", async () => {
    expect((await callTestDesk(motel, 'me')).body).toEqual({});
    expect((await callTestDesk(motel, 'signOut')).body.code).toBe('unauthenticated');
    const { token } = await signInGuest(motel);
    const brought = { cookie: `motel-desk=${token}`, authorization: `Bearer ${token}` };
    expect((await callTestDesk(motel, 'signOut', {}, brought)).status).toBe(401);
  });

  test('signing out ends the session, and removes its cookie', async () => {
    const wren = await signInStaff(motel);
    const { status, headers } = await wren.call('signOut');
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toMatch(/^motel-desk=; Max-Age=0/);
    expect((await wren.call('me')).body).toEqual({});
  });

  test('a session ends after ten quiet hours, and after a week of use', async () => {
    const sign = () => signInStaff(motel);
    const [wren, quiet, untouched] = [await sign(), await sign(), await sign()];
    for (let hours = 0; hours < 7 * 24 - 8; hours += 8) {
      motel.clock.advance(8 * HOUR);
      expect((await wren.call('me')).body.me.person.id).toBe(wren.person.id);
      // An open page asks by itself (S4).
      if (hours === 0) expect((await untouched.call('me', { isTouched: false })).body.me).toBeDefined();
    }
    expect((await quiet.call('me')).body).toEqual({});
    expect((await untouched.call('me', { isTouched: false })).body).toEqual({});
    motel.clock.advance(8 * HOUR);
    expect((await wren.call('me')).body).toEqual({});
  });

  test('a call beyond a role is refused in words, and one by another method', async () => {
    const [noor, wren] = [await signInStaff(motel, 'housekeeping', 'Noor'), await signInStaff(motel)];
    expect((await noor.call('tonight')).body.message).toBe('Only the front desk may do this.');
    expect((await wren.call('site')).body.message).toBe('Only an owner may do this.');
    const other = await motel.call('/api/desk/sign-out', { method: 'DELETE' });
    expect([other.status, other.headers.get('allow')], 'another method').toEqual([405, 'POST']);
  });

  test('a request that another site sends does nothing', async () => {
    const wren = await signInStaff(motel);
    for (const foreign of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const { status, body } = await wren.call('signOut', { headers: foreign });
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
    expect((await wren.call('me')).body.me.person.id).toBe(wren.person.id);
  });

  test('an answer that has not changed is not sent again', async () => {
    const wren = await signInStaff(motel);
    const { headers } = await wren.call('me');
    const again = await wren.call('me', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('no-store');
  });
});
