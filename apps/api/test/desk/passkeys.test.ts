import type { DeskCallName } from '@motel/api-client/desk-contracts';
import { joinUrl, linkFirstOwner } from '../../src/desk/people/invite-person.ts';
import { statusesOf } from '../support/motel-door.ts';
import { rowsOf } from '../support/rows.ts';
import { HOUR, openTestMotel, testMotel, testStaff } from '../support/test-motel.ts';
import { type Forged, TestPasskey } from '../support/test-passkey.ts';
import { callTestDesk } from '../support/test-staff.ts';

const tokenOf = (url: string) => url.split('#')[1] ?? '';

describe('§14.1: passkeys and links', () => {
  const motel = testMotel();
  const owner = testStaff(motel, 'owner', 'Ilse');
  let visits = 0;

  const visit = (...[name, body, headers]: [Parameters<typeof callTestDesk>[1], unknown?, object?]) =>
    callTestDesk(motel, name, { ...(body !== undefined && { body }), headers: { ...headers } });
  const newPasskey = () => new TestPasskey(motel.server.url);
  const cookieOf = (answer: { headers: Headers }) =>
    answer.headers.get('set-cookie')?.match(/^motel-desk=[\w-]{43}(?=;)/)?.[0] ?? '';

  async function invite(role = 'clerk', name = `Wren ${visits++}`) {
    const { status, body } = await owner.call('invite', { body: { name, role } });
    expect(status).toBe(200);
    return { token: tokenOf(body.link.url), id: body.personId as string, name };
  }

  async function join(token: string, passkey = newPasskey(), forged: Forged = {}, cookie = '') {
    const { body: options } = await visit('joinOptions', { token });
    const made = options.challenge === undefined ? undefined : passkey.make(options, forged);
    const answer = await visit('join', { token, device: 'Till', passkey: made }, { cookie });
    return { passkey, options, answer };
  }

  async function signIn(passkey: TestPasskey, forged: Forged = {}, cookie = '') {
    const { body: options } = await visit('signInOptions');
    return visit('signIn', { signature: passkey.sign(options, forged) }, { cookie });
  }

  async function joined(role = 'clerk') {
    const invited = await invite(role);
    const { passkey, answer } = await join(invited.token);
    expect(answer.status).toBe(200);
    return { ...invited, passkey, cookie: cookieOf(answer) };
  }

  const asPerson = (cookie: string, name: Parameters<typeof callTestDesk>[1], body?: unknown) =>
    callTestDesk(motel, name, { ...(body !== undefined && { body }) }, { cookie });

  test('an invited person makes a passkey, is signed in, and signs in with it', async () => {
    const { token, id, name } = await invite('housekeeping');
    const looked = await visit('lookAtLink', { token }, { 'user-agent': 'Mozilla (iPhone) Safari/6' });
    expect(looked.body).toEqual({ name, role: 'housekeeping', device: 'Safari on iPhone' });
    const { passkey, options, answer } = await join(token);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(answer.body.person).toEqual({ id, name, role: 'housekeeping' });
    expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect((await asPerson(cookieOf(answer), 'me')).body.me.person.name).toBe(name);

    const again = await signIn(passkey);
    expect(again.body.person).toEqual({ id, name, role: 'housekeeping' });
    expect((await asPerson(cookieOf(again), 'me')).body.me.person.id).toBe(id);
    const log = await rowsOf(motel.db, 'desk_log', { subject: id });
    expect(log.map(({ who, action, details }) => [who, action, details])).toEqual(
      expect.arrayContaining([
        ['Ilse', 'invite', `${name}, housekeeping`],
        [name, 'join', 'a passkey on Till'],
      ]),
    );
  });

  test('a forged signature opens nothing, and the passkey stays good', async () => {
    const { passkey } = await joined();
    const forgeries: Record<string, Forged> = {
      'for another site': { origin: 'https://evil.example' },
      'for another host': { rpId: 'evil.example' },
      'without the person being verified': { isVerified: false },
      'by another key': { by: newPasskey() },
      'with the name of another person': { userHandle: 'c29tZWJvZHk' },
      'with a challenge of its own': { challenge: 'A'.repeat(43) },
    };
    for (const [how, forged] of Object.entries(forgeries)) {
      const { status, body, headers } = await signIn(passkey, forged);
      expect([status, body.code, headers.get('set-cookie')], how).toEqual([403, 'forbidden', null]);
      expect((await signIn(passkey)).status, how).toBe(200);
    }
  });

  test('a challenge counts once, for five minutes, and for its purpose', async () => {
    const { passkey } = await joined();
    const { body: options } = await visit('signInOptions');
    const signature = passkey.sign(options);
    expect((await visit('signIn', { signature })).status).toBe(200);
    expect((await visit('signIn', { signature })).body.message).toMatch(/longer than five minutes/);

    const { body: late } = await visit('signInOptions');
    motel.clock.advance(5 * 60_000);
    expect((await visit('signIn', { signature: passkey.sign(late) })).status).toBe(403);

    const { token } = await invite();
    const { body: making } = await visit('joinOptions', { token });
    expect((await visit('signIn', { signature: passkey.sign(making) })).status).toBe(403);
    const { body: signing } = await visit('signInOptions');
    const passed = newPasskey().make({ ...making, challenge: signing.challenge });
    expect((await visit('join', { token, device: 'Till', passkey: passed })).status).toBe(403);
  });

  test('a challenge of one link makes no passkey by another link', async () => {
    const [theirs, mine] = [await invite('owner'), await invite('housekeeping')];
    const { body: options } = await visit('joinOptions', { token: mine.token });
    const passkey = newPasskey();
    const crossed = { token: theirs.token, device: 'Till', passkey: passkey.make(options) };
    expect((await visit('join', crossed)).status).toBe(403);
    expect((await signIn(passkey)).status).toBe(403);
    for (const { token } of [theirs, mine]) expect((await join(token)).answer.status).toBe(200);
  });

  test('a signature in the name of another passkey opens neither', async () => {
    const [owners, mine] = [await joined('owner'), await joined('housekeeping')];
    const theirs = { id: owners.passkey.id.toString('base64url') };
    for (const names of [{ ...theirs, rawId: theirs.id }, theirs, { rawId: theirs.id }]) {
      for (const userHandle of [undefined, Buffer.from(owners.id).toString('base64url')]) {
        const { body: options } = await visit('signInOptions');
        const signed = mine.passkey.sign(options, { ...(userHandle && { userHandle }), counter: 1000 });
        const answer = await visit('signIn', { signature: { ...signed, ...names } });
        expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
      }
    }
    for (const { passkey } of [owners, mine]) expect((await signIn(passkey)).status).toBe(200);
  });

  test('a passkey whose counter goes back is a copy; none is made twice', async () => {
    const { passkey } = await joined();
    expect((await signIn(passkey, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 3, 0]) expect((await signIn(passkey, { counter })).status).toBe(403);
    expect((await signIn(passkey, { counter: 8 })).status).toBe(200);
    const { token } = await invite();
    expect((await join(token, passkey)).answer.body.message).toMatch(/known already/);
  });

  test('of two at once with one signature, one is signed in', async () => {
    const { passkey } = await joined();
    const { body: options } = await visit('signInOptions');
    const signature = passkey.sign(options);
    const signing = () => visit('signIn', { signature });
    expect(await statusesOf(signing(), signing())).toEqual([200, 403]);
  });

  test('a forged passkey is none, and the link stays good', async () => {
    const { token } = await invite();
    const forgeries: Record<string, Forged> = {
      'for another site': { origin: 'https://evil.example' },
      'without the person being verified': { isVerified: false },
      'with a challenge of its own': { challenge: 'A'.repeat(43) },
      'with a statement about the device': { certificate: Buffer.from('http://evil.example') },
    };
    for (const [how, forged] of Object.entries(forgeries)) {
      const { passkey, answer } = await join(token, newPasskey(), forged);
      expect([answer.status, answer.headers.get('set-cookie')], how).toEqual([403, null]);
      expect((await signIn(passkey)).status, how).toBe(403);
    }
    expect((await join(token)).answer.status).toBe(200);
  });

  test('a link works once, for a day', async () => {
    const { token } = await joined();
    expect((await visit('lookAtLink', { token })).body.message).toMatch(/has been used/);
    expect((await join(token)).answer.status).not.toBe(200);
    const old = await invite();
    motel.clock.advance(24 * HOUR);
    await owner.signInNext('Ilse');
    expect((await visit('lookAtLink', { token: old.token })).body.message).toMatch(/older than a day/);
    expect((await visit('lookAtLink', { token: 'x'.repeat(43) })).body.message).toMatch(/opens nothing/);
    expect((await visit('lookAtLink', { token: `${old.token}\0` })).status).toBe(400);
  });

  test('of two at once with one link, one has a passkey', async () => {
    const { token, id } = await invite();
    // Both have their options first: a link that has been used gives none.
    const asked = [await visit('joinOptions', { token }), await visit('joinOptions', { token })];
    const made = asked.map(({ body }) => ({ token, device: 'Till', passkey: newPasskey().make(body) }));
    expect(await statusesOf(...made.map((body) => visit('join', body)))).toEqual([200, 404]);
    const { body } = await owner.call('people');
    expect(body.people.find((person: { id: string }) => person.id === id).passkeys).toHaveLength(1);
  });

  test('the same press has the same link, and no table has its token', async () => {
    const asked = { key: 'press-1', body: { name: 'Twice', role: 'clerk' } };
    const [first, second] = [await owner.call('invite', asked), await owner.call('invite', asked)];
    expect(second.body).toEqual(first.body);
    expect(first.body.link.url).toMatch(/^http:\/\/localhost:\d+\/desk\/join#[\w-]{43}$/);
    const stored = await rowsOf(motel.db, 'desk_keys');
    for (const kept of [JSON.stringify(stored), motel.log.join()])
      expect(kept).not.toContain(tokenOf(first.body.link.url));
    expect(await owner.call('invite', { ...asked, key: 'press-2' })).toSay(/^422 .*There is a Twice here/);
  });

  test('an ended passkey, and a person who left, sign in no more', async () => {
    const { passkey, cookie, token, id } = await joined();
    const passkeyId = passkey.id.toString('base64url');
    expect((await owner.call('endPasskey', { body: { passkeyId } })).status).toBe(200);
    expect((await asPerson(cookie, 'myDevices')).status, 'its sessions end').toBe(401);
    expect((await signIn(passkey)).body.message).toMatch(/^This passkey has been ended/);
    const forged = await signIn(passkey, { by: newPasskey() });
    expect(forged.body.message, 'only its owner is told').toMatch(/does not open the desk/);
    expect((await visit('joinOptions', { token })).status).toBe(404);
    await owner.call('endPerson', { parts: { id } });
    expect((await signIn(passkey)).body.message).toMatch(/^Your work at the desk has ended here/);
    const unknown = await signIn(newPasskey(), { userHandle: 'AA' });
    expect(unknown.body.message).toMatch(/^This passkey is not known here/);
  });

  test('after signing in again the session before is over', async () => {
    const { passkey, cookie } = await joined();
    const answer = await signIn(passkey, {}, cookie);
    expect(answer.status).toBe(200);
    expect((await asPerson(cookie, 'me')).body).toEqual({});
    expect((await asPerson(cookieOf(answer), 'myDevices')).body.sessions).toMatchObject([{ isThis: true }]);
  });

  test('another person’s sign-in over an open session ends its link', async () => {
    const [wren, other] = [await joined(), await joined()];
    const linkOf = async (cookie: string) => {
      const { body } = await asPerson(cookie, 'linkMyDevice');
      return tokenOf(body.link.url);
    };
    const isOpen = async (token: string) => (await visit('lookAtLink', { token })).status === 200;

    const link = await linkOf(wren.cookie);
    const fresh = cookieOf(await signIn(wren.passkey, {}, wren.cookie));
    expect(await isOpen(link), 'by themselves').toBe(true);
    const others = await linkOf(other.cookie);
    const over = await signIn(other.passkey, {}, fresh);
    expect([over.status, await isOpen(link), await isOpen(others)]).toEqual([200, false, true]);
    expect((await asPerson(fresh, 'me')).body).toEqual({});

    const again = cookieOf(await signIn(wren.passkey));
    const second = await linkOf(again);
    const { token } = await invite();
    const { answer } = await join(token, newPasskey(), {}, again);
    expect([answer.status, await isOpen(second)], 'nor by joining').toEqual([200, false]);
  });

  test('links to let others in need a sign-in of the last quarter of an hour', async () => {
    const { cookie } = await joined('owner');
    motel.clock.advance(15 * 60_000 + 1);
    const body = { name: 'Late', role: 'clerk' };
    expect(await asPerson(cookie, 'invite', body)).toSay(/^401 .*fresh sign-in/);
    expect((await asPerson(cookie, 'linkMyDevice')).status).toBe(401);
    expect((await asPerson(cookie, 'people')).status).toBe(200);
    await owner.signInNext('Ilse');
  });
});

test('§14.1 the first owner is let in by a link, gone once they have a name', async () => {
  const motel = await openTestMotel();
  onTestFinished(motel.close);
  const link = () => linkFirstOwner(motel, motel.server.url);
  const [, second] = [await link(), await link()];
  expect(await rowsOf(motel.db, 'staff')).toHaveLength(1);
  const token = tokenOf(second ?? '');
  expect(second).toBe(joinUrl(motel.server.url, token));
  const unnamed = await callTestDesk(motel, 'joinOptions', { body: { token } });
  expect(unnamed.body.message).toBe('A name has 1 to 60 characters.');
  const body = { token, name: ' Ilse  Vandermeer ', device: 'Till' };
  const { body: options } = await callTestDesk(motel, 'joinOptions', { body });
  const passkey = new TestPasskey(motel.server.url).make(options);
  const answer = await callTestDesk(motel, 'join', { body: { ...body, passkey } });
  expect(answer.body.person).toMatchObject({ name: 'Ilse Vandermeer', role: 'owner' });
  expect(await link()).toBeUndefined();
});

test('S5: guests on the motel’s own network do not keep its staff out', { tags: 'long' }, async () => {
  const motel = await openTestMotel({ trustedProxies: 1, rateLimitScale: 1 });
  onTestFinished(motel.close);
  const here = { 'x-forwarded-for': '192.0.2.7' };
  const visit = (name: DeskCallName, body?: unknown, cookie = '') =>
    callTestDesk(motel, name, { ...(body !== undefined && { body }), headers: { ...here, cookie } });
  const signIn = async (cookie = '', by = passkey) => {
    const { body: options } = await visit('signInOptions', undefined, cookie);
    if (options.challenge === undefined) return { status: 429, cookie: '' };
    const answer = await visit('signIn', { signature: by.sign(options, {}) }, cookie);
    const [browser = ''] = /motel-desk-browser=\w{64}/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
    return { status: answer.status, cookie: browser };
  };
  const link = (await linkFirstOwner(motel, motel.server.url)) ?? '';
  const passkey = new TestPasskey(motel.server.url);
  const { body: options } = await visit('joinOptions', { token: tokenOf(link), name: 'Ilse' });
  const made = { token: tokenOf(link), name: 'Ilse', device: 'Till', passkey: passkey.make(options, {}) };
  const joined = await visit('join', made);
  const [known = ''] = /motel-desk-browser=\w{64}/.exec(joined.headers.get('set-cookie') ?? '') ?? [];
  expect(known).not.toBe('');

  // The passkey's own limit on unknown browsers, by junk signatures.
  const junk = new TestPasskey(motel.server.url);
  for (let tries = 0; tries < 40; tries += 1) await signIn('', junk);
  for (let visits = 0; visits < 120; visits += 1) await visit('me');
  expect((await visit('me')).status, 'an unknown browser').toBe(429);
  const madeUp = await visit('me', undefined, `motel-desk-browser=${'0'.repeat(64)}`);
  expect(madeUp.status, 'a made-up one').toBe(429);
  const again = await signIn(known);
  expect(again.status).toBe(200);
  expect((await visit('me', undefined, again.cookie)).status, 'known from now on').toBe(200);
});
