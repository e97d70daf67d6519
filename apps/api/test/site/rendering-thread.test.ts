import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { motel } from '@motel/content/testing';
import { SLOW, type TestSite, testSite } from './site-fixture.ts';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => {
  vi.useRealTimers();
  return site.close();
});

/** Clients of their own: none waits for another's turn. */
const GUEST = { 'x-forwarded-for': '198.51.100.9' };

const slowHasBegun = () => expect.poll(() => existsSync(join(site.folder, SLOW.begun))).toBe(true);

async function expectErrorPage(response: Response) {
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toContain(motel.phone.shown);
}

async function expectNewThread() {
  expect(await (await site.get('/own/1', GUEST)).text()).toContain('render 1 of');
}

describe('while a page is rendered', () => {
  it('the event loop answers calls, files and pages from the cache', async () => {
    const home = await (await site.get('/')).text();
    const slow = site.get('/slow');
    await slowHasBegun();
    const [cached, call, file] = await Promise.all([
      site.get('/'),
      site.get('/api/rooms'),
      site.get('/assets/app-4f1c.js'),
    ]);
    expect([await cached.text(), call.status, file.status]).toEqual([home, 200, 200]);
    writeFileSync(join(site.folder, SLOW.end), '');
    expect((await slow).status).toBe(200);
  });

  it('a stop ends it', async () => {
    const slow = site.get('/slow');
    await slowHasBegun();
    await site.close();
    await expectErrorPage(await slow);
  });
});

describe('a page that ends the thread', () => {
  it.each(['/ends', '/fails-later'])('%s gets the error page, the next one a new thread', async (path) => {
    expect(await (await site.get('/', GUEST)).text()).toContain('render 1 of');
    await expectErrorPage(await site.get(path));
    await expectNewThread();
    expect(site.log.join()).toContain('Page not rendered');
  });

  it('by hanging is ended after its limit', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const slow = site.get('/slow');
    await slowHasBegun();
    vi.advanceTimersByTime(29_999);
    expect((await site.get('/api/rooms')).status).toBe(200);
    vi.advanceTimersByTime(1);
    await expectErrorPage(await slow);
    await expectNewThread();
  });
});

it('a thread without a page for a minute ends, and the next page starts one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // The thread after this one has its time from the controlled clock.
  await expectErrorPage(await site.get('/ends'));
  const rendered = async (page: number) => (await site.get(`/own/${page}`, GUEST)).text();
  expect(await rendered(1)).toContain('render 1 of');
  vi.advanceTimersByTime(59_999);
  expect(await rendered(2)).toContain('render 2 of');
  vi.advanceTimersByTime(59_999);
  expect(await rendered(3)).toContain('render 3 of');
  vi.advanceTimersByTime(60_000);
  expect(await rendered(4)).toContain('render 1 of');
});

it('a page that would change something is not rendered', async () => {
  await expectErrorPage(await site.get('/changes'));
  expect(site.log.join()).toContain('Rendering a page changes nothing');
});
