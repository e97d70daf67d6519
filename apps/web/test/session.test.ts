import { cleanup, renderHook } from '@testing-library/react';

const session = { user: { id: 'guest-1', mobile: '+14035550142' }, token: 'token-1' };
const log = vi.spyOn(console, 'error').mockImplementation(() => {});

/** The module in the state of a newly opened page. */
let page: typeof import('../src/shared/session/session-store.ts');
let unfollow = () => {};

beforeEach(async () => {
  localStorage.clear();
  log.mockClear();
  vi.resetModules();
  page = await import('../src/shared/session/session-store.ts');
});
afterEach(() => {
  unfollow();
  unfollow = () => {};
  cleanup();
  vi.unstubAllGlobals();
});

function stored(user: string, token = 'token-1') {
  localStorage.setItem('user', user);
  localStorage.setItem('token', token);
}

async function restored() {
  const { result } = renderHook(() => page.useSessionState());
  unfollow = page.followStoredSession();
  await expect.poll(() => result.current.kind).not.toBe('restoring');
  return result.current;
}

describe('§4 auth state', () => {
  it('signing in stores user, token, root key; signing out clears (§3, D5)', () => {
    page.storeSession(session);
    expect(JSON.parse(localStorage.getItem('user')!)).toEqual(session.user);
    expect(localStorage.getItem('token')).toBe('token-1');
    expect(JSON.parse(localStorage.getItem('persist:root')!)).toEqual({
      auth: { isAuthenticated: true, ...session },
    });
    expect(page.currentSession()).toEqual(session);
    page.clearSession();
    expect(localStorage.getItem('user')).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    expect(JSON.parse(localStorage.getItem('persist:root')!)).toEqual({
      auth: { isAuthenticated: false, user: null, token: null },
    });
    expect(page.currentSession()).toBeUndefined();
  });

  it('a stored user and token restore the session on load', async () => {
    stored(JSON.stringify(session.user));
    expect(await restored()).toMatchObject({ kind: 'session', session });
  });

  it('§3: the stored user may be nested under a user object', async () => {
    stored(JSON.stringify({ user: { _id: 'guest-1', name: 'Maryam' } }));
    expect(await restored()).toMatchObject({
      kind: 'session',
      session: { user: { id: 'guest-1', name: 'Maryam' } },
    });
  });

  it('the root key alone restores nothing: user and token are the truth (D5)', async () => {
    localStorage.setItem('persist:root', JSON.stringify({ auth: { isAuthenticated: true, ...session } }));
    expect(await restored()).toEqual({ kind: 'none' });
  });

  it.each([
    ['{oops', 1],
    ['Maryam', 1],
    ['null', 0],
    ['42', 0],
    ['"Maryam"', 0],
  ])('§8: an unreadable stored user (%s) is as signed out; logs: %d', async (user, logs) => {
    stored(user);
    expect(await restored()).toEqual({ kind: 'unreadable' });
    expect(log).toHaveBeenCalledTimes(logs);
  });

  it.each([
    '{}',
    '[]',
    '{"name":"Maryam"}',
    '{"user":null}',
    '{"user":{"user":{"id":1}}}',
    '{"id":"","mobile":12}',
  ])('§8: a stored user without an id is a case of its own: %s', async (user) => {
    stored(user);
    expect(await restored()).toEqual({ kind: 'without-id' });
  });

  it('blocked storage leaves the guest signed in for this visit', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: full, setItem: full, removeItem: full });
    page.storeSession(session);
    expect(page.currentSession()).toEqual(session);
    expect(log).toHaveBeenCalledOnce();
  });

  it('other tabs follow signing in and out (D5)', async () => {
    expect(await restored()).toEqual({ kind: 'none' });
    stored(JSON.stringify(session.user));
    dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    await expect.poll(() => page.currentSession()).toBeDefined();
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    await expect.poll(() => page.currentSession()).toBeUndefined();
  });

  it('a guest who signs in while storage is being read stays signed in', async () => {
    stored('{"name":"nobody"}');
    unfollow = page.followStoredSession();
    page.storeSession(session);
    await vi.dynamicImportSettled();
    expect(page.currentSession()).toEqual(session);
  });
});
