import { Hono } from 'hono';
import { deskCookie } from '../../src/http/desk/desk-cookie.ts';
import { createToken, hashToken } from '../../src/shared/token.ts';

/** The cookie that a browser gets and sends at a public address. */
function browserAt(publicUrl: string) {
  const cookie = deskCookie(publicUrl);
  const app = new Hono()
    .get('/write/:token', (call) => {
      cookie.write(call, call.req.param('token'));
      return call.text('');
    })
    .get('/', (call) => call.json([cookie.read(call) ?? null, cookie.readBrowser(call) ?? null]));
  return {
    written: async (token: string) => (await app.request(`/write/${token}`)).headers.getSetCookie(),
    read: async (header: string) => (await app.request('/', { headers: { cookie: header } })).json(),
  };
}

describe('the cookies of the desk', () => {
  const token = createToken();

  test('are of this host alone, over https alone, and of no script', async () => {
    const { written, read } = browserAt('https://motel.example');
    expect(await written(token)).toEqual([
      `__Host-motel-desk=${token}; Path=/; HttpOnly; Secure; SameSite=Strict`,
      `__Host-motel-desk-browser=${hashToken(token)}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Strict`,
    ]);
    const sent = `__Host-motel-desk=${token}; __Host-motel-desk-browser=${hashToken(token)}`;
    expect(await read(sent)).toEqual([token, hashToken(token)]);
    expect(await read(sent.replaceAll('__Host-', '')), 'of a neighbour under the domain').toEqual([
      null,
      null,
    ]);
  });

  test('have no prefix on this machine, where there is no https', async () => {
    const { read } = browserAt('http://localhost:3000');
    expect(await read(`motel-desk=${token}`)).toEqual([token, null]);
    expect(await read('motel-desk=short; motel-desk-browser=short')).toEqual([null, null]);
  });
});
