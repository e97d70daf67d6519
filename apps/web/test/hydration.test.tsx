import { act, screen } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { startSite } from '../src/app/start-site.tsx';
import { log } from './support/open-site.tsx';
import { renderAt } from './support/render.ts';
import { type Answer, stubServer, unreachable } from './support/stub-server.ts';

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

/** Renders a page on the server, shows it, and hydrates it. */
async function visit(path: string, rendering: Record<string, Answer> = {}) {
  // The sign of the home page asks for tonight's rooms once it is there, and stays empty until the answer.
  const server = stubServer({ '/api/property/offers': () => new Promise(() => {}) });
  const { body: html } = await renderAt(new URL(path, location.href), rendering);
  // The server's React leaves its contexts in their last state; sharing one process, the client's needs them cleared.
  await prerender(<p />);
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
  document.body.innerHTML = html.slice(html.indexOf('<div id="root">'), html.indexOf('</html>'));
  history.replaceState(null, '', path);
  log.mockClear();
  const before = document.querySelector('main')?.textContent;
  root = await act(() =>
    startSite(document.getElementById('root')!, { fetch: server.fetch, baseUrl: location.origin }),
  );
  return { server, title, before };
}

/** React's complaints, except one about server and browser in one process, which happens only in tests. */
const complaints = () =>
  log.mock.calls.filter(([message]) => !String(message).includes('multiple renderers'));

const PAGES = [
  '/',
  '/hotel-card',
  '/carddetails/river-double',
  '/carddetails/river-double?checkin=2026-12-24&checkout=2026-12-26&adults=9&cancelled=1',
  '/carddetails/nowhere',
  '/terms',
  '/cookies',
  '/nowhere',
  '/Payment-Success',
];

describe('the first client render equals the server’s', () => {
  it.each(PAGES)('%s: without a complaint, its words and its title unchanged', async (path) => {
    const { server, title, before } = await visit(path);
    // What came with a page is not fetched again.
    const fetched = { '/': ['/api/property/offers'], '/hotel-card': [] }[path];
    if (fetched) expect(server.calls.map(({ path: called }) => called)).toEqual(fetched);
    expect(complaints()).toEqual([]);
    expect(document.querySelector('main')?.textContent).toBe(before);
    expect(document.title).toBe(title.replaceAll('&amp;', '&'));
  });

  it('data that the server could not load is fetched then', async () => {
    const { before } = await visit('/', { '/api/property/get-all-properties': unreachable });
    expect(before).toContain('Loading properties...');
    await screen.findByRole('link', { name: 'River Double' });
    expect(complaints()).toEqual([]);
  });

  it('neither a cached page nor a guest’s fast clock causes a second fetch', async () => {
    vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
    const { server } = await visit('/hotel-card');
    vi.useRealTimers();
    expect(server.calls).toEqual([]);
  });
});
