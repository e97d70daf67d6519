import { createHash } from 'node:crypto';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { everythingStored } from '../support/looks.ts';
import { freshStay, ROOMS, signInGuest } from '../support/test-booking.ts';
import { testGuest, testMotel } from '../support/test-motel.ts';

describe('impersonation of another guest', () => {
  const motel = testMotel();
  const victim = testGuest(motel);
  const thief = testGuest(motel);

  const bookings = (headers: Record<string, string>) => motel.call(ENDPOINTS.bookings.path, { headers });

  test('§7: a token counts only as a bearer token', async () => {
    const { token } = victim;
    for (const headers of [
      { cookie: `token=${token}; session=${token}` },
      { 'x-auth-token': token },
      { authorization: token },
      { authorization: `Basic ${Buffer.from(`:${token}`).toString('base64')}` },
      { authorization: `Token ${token}` },
      { 'x-user-id': victim.id },
    ]) {
      expect([headers, (await bookings(headers)).status]).toEqual([headers, 401]);
    }
    const inAddress = await motel.call(`${ENDPOINTS.bookings.path}?token=${token}&access_token=${token}`);
    expect(inAddress.status).toBe(401);
  });

  test('the hash, a part or a variant of a token is refused', async () => {
    const { token } = victim;
    const flipped = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const made of [
      createHash('sha256').update(token).digest('hex'),
      token.slice(0, -1),
      `${token}=`,
      `${token}A`,
      token.toUpperCase(),
      flipped,
      victim.id,
      'x'.repeat(5000),
      "' or 1=1 --",
      '..%2f',
      encodeURI('é'),
    ]) {
      expect([made, (await bookings({ authorization: `Bearer ${made}` })).status]).toEqual([made, 401]);
    }
    expect((await bookings({ authorization: `Bearer ${token}` })).status).toBe(200);
  });

  test('§4: after sign-out the token is refused by every call', async () => {
    const gone = await signInGuest(motel);
    const stay = freshStay();
    const { body } = await gone.book(stay, ROOMS.many, { key: 'draft' });
    await gone.ask(ENDPOINTS.signOut);
    const before = await everythingStored(motel);
    const again = [
      await gone.book(stay, ROOMS.many, { key: 'draft' }),
      await gone.book(freshStay(), ROOMS.many),
      await gone.ask(ENDPOINTS.bookings),
      await gone.ask(ENDPOINTS.signOut),
      await gone.release(body.sessionId),
    ];
    expect(again.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(await everythingStored(motel)).toEqual(before);
  });

  test('§6, D9: another guest’s id, key or checkout reads and changes nothing', async () => {
    const stay = freshStay();
    const { body } = await victim.book(stay, ROOMS.many, { key: 'the-same-key' });
    const { sessionId } = body;
    const before = await everythingStored(motel);
    const asked = { sessionId, userId: victim.id };
    expect((await thief.ask(ENDPOINTS.releaseCheckout, '', asked)).status).toBe(403);
    expect(await everythingStored(motel)).toEqual(before);
    await thief.book(stay, ROOMS.many, { key: 'the-same-key' });
    expect(await thief.bookings()).toHaveLength(1);
    // D9: the address of a checkout reveals its state and nothing else.
    const path = ENDPOINTS.checkoutStatus.path.replace('{id}', sessionId);
    expect((await motel.call(path)).body).toEqual({ status: 'confirming' });
    const page = await (await fetch(`${motel.origin}${new URL(body.url).pathname}`)).text();
    expect(page).not.toMatch(/Maryam|maryam@example|0142|quiet room/);
  });
});
