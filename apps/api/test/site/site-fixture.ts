import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Motel, wordsOf } from '@motel/content/server';
import { motel as content } from '@motel/content/testing';
import { Hono } from 'hono';
import { pino } from 'pino';
import { keptAddresses } from '../../src/http/kept-addresses.ts';
import { securityHeaders } from '../../src/http/site/security-headers.ts';
import { siteRoutes } from '../../src/http/site/site-routes.ts';
import type { ShownMotel } from '../../src/shared/motel-context.ts';
import { type TestClock, testClock } from '../support/test-clock.ts';

/** The names of a small built site. */
const ENTRY_SERVER = `
export const scriptHashes = ['sha256-theme'];
export const files = ['/robots.txt', '/qr.svg'];

export function pageAddress(_motel, url) {
  const address = new URL(url.pathname, url.origin);
  const rooms = url.searchParams.get('rooms');
  if (rooms !== null) address.searchParams.set('rooms', rooms);
  return address;
}
`;

/** Its pages: each has its number of renders, its address and its day. */
const ENTRY_RENDER = `
import { existsSync, writeFileSync } from 'node:fs';

let renders = 0;

function block() {
  writeFileSync(new URL('slow-has-begun', import.meta.url), '');
  const end = new URL('slow-may-end', import.meta.url);
  while (!existsSync(end)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
}

export async function render({ url, fetch, today }) {
  renders += 1;
  const page = (status, title, maxAge) => ({
    status,
    maxAge,
    contentType: 'text/html; charset=utf-8',
    styleHashes: ['sha256-page'],
    body: '<!doctype html><title>' + title + '</title><p>render ' + renders + ' of ' + url.href + ' on ' + today + '</p>'
      + '<p>The badlands, the river and the road.</p>'.repeat(100),
  });
  const rooms = async (origin) => (await fetch(origin + '/api/rooms')).text();
  switch (url.pathname.replace(/\\d+$/, '')) {
    case '/': return page(200, 'Home', 60);
    case '/priced': return { ...page(200, 'Priced', 60), isPriced: true };
    case '/dated': return page(200, 'Dated', 86400);
    case '/private': return page(200, 'Private', 0);
    case '/down': return page(503, 'Down', 60);
    case '/login': return { ...page(302, '', 0), redirect: '/signin' };
    case '/rooms': return page(200, await rooms(url.origin), 0);
    case '/outside': return page(200, await rooms('http://another.example'), 60);
    case '/broken': throw new Error('no such component');
    case '/slow-kept': return block(), page(200, 'Slow', 60);
    case '/slow': return block(), page(200, 'Slow', 0);
    case '/ends': return process.exit(1);
    case '/fails-later': return new Promise(() => setTimeout(() => { throw new Error('a timer failed'); }));
    case '/changes': return page(200, (await fetch(url.origin + '/api/rooms', { method: 'POST' })).status, 0);
    case '/robots.txt': return { status: 200, maxAge: 3600, contentType: 'text/plain; charset=utf-8', body: 'Sitemap: ' + url.origin + '/sitemap.xml' };
    case '/qr.svg': return { status: 200, maxAge: 3600, contentType: 'image/svg+xml', body: '<svg><!-- render ' + renders + ' --></svg>' };
    case '/room': return page(200, 'Room', 60);
    case '/own/': return page(200, 'Own', 60);
    default: return page(404, 'Not found', 0);
  }
}
`;

/** How a test and the page /slow meet: files of the built site. */
export const SLOW = { begun: 'server/slow-has-begun', end: 'server/slow-may-end' };

export const SCRIPT = `console.log(${JSON.stringify('light '.repeat(1000))});\n`;
export const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg"><style>path{fill:red}</style><path d="M0 0"/></svg>';

const FILES = {
  'server/package.json': '{"type":"module"}',
  'server/entry-server.js': ENTRY_SERVER,
  'server/entry-render.js': ENTRY_RENDER,
  'server/secret.txt': 'not for guests',
  'client/index.html': '<!--template-->',
  'client/assets/app-4f1c.js': SCRIPT,
  'client/assets/app-4f1c.js.br': brotliCompressSync(SCRIPT),
  'client/assets/app-4f1c.js.gz': gzipSync(SCRIPT),
  'client/assets/ready-9a2b.css': 'body{color:green}',
  'client/assets/ready-9a2b.css.br': 'brotli made at build',
  'client/pictures/door.svg': PICTURE,
  'client/pictures/a b.svg': PICTURE,
  'client/.vite/manifest.json': '{}',
};

export interface TestSite {
  readonly app: Hono;
  readonly clock: TestClock;
  readonly folder: string;
  readonly log: string[];
  /** The tariff in force. */
  readonly tariff: { version: () => Promise<number> };
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Ends its thread and removes its folder; it may be closed again. */
  close(): Promise<void>;
}

export interface TestSiteOptions {
  readonly publicUrl?: string;
  /** @default true */
  readonly hstsSubdomains?: boolean;
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
}

/** @returns its folder */
export async function writeSite(files: TestSiteOptions['files'] = FILES): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'motel-site-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

export async function testSite({
  publicUrl = 'http://localhost:3000',
  hstsSubdomains = true,
  files = FILES,
}: TestSiteOptions = {}): Promise<TestSite> {
  const folder = await writeSite(files);
  const clock = testClock('2026-11-20T18:00:00Z');
  const log: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => void log.push(line) });

  const app = new Hono();
  app.use(securityHeaders(publicUrl, hstsSubdomains));
  app.get('/api/rooms', (context) => context.json({ rooms: 'Hoodoo Double' }));
  const answer = (request: Request) => app.fetch(request);
  const remove = () => rm(folder, { recursive: true, force: true });
  const tariff = { version: async () => 1 };
  const pricesOfNow = async () => `${await tariff.version()}`;
  const options = {
    webDist: folder,
    publicUrl,
    shown: shownContent(),
    answer,
    pricesOfNow,
    previewed: async (secret: string) => {
      // As the database would.
      if (secret.includes('\0')) throw new Error('invalid byte sequence');
      return undefined;
    },
    pictureAt: async () => undefined,
    clock,
    trustedProxies: 1,
    logger,
    schema: { look: async () => undefined },
    kept: keptAddresses(),
  };
  const site = await siteRoutes(options).catch((error: unknown) =>
    remove().then(() => Promise.reject(error)),
  );
  app.route('/', site.routes);
  app.notFound((context) => context.json({ code: 'not-found' }, 404));

  return {
    app,
    clock,
    folder,
    log,
    tariff,
    get: async (path, headers = {}) => {
      const preset = new Headers();
      const incoming = { socket: { remoteAddress: '127.0.0.1' }, headers };
      const outgoing = {
        setHeader: (name: string, value: string) => preset.set(name, value),
        getHeaders: () => Object.fromEntries(preset),
      };
      const response = await app.request(path, { headers }, { incoming, outgoing });
      // As Node sends an answer: its own headers replace those that were set before.
      for (const [name, value] of preset) if (!response.headers.has(name)) response.headers.set(name, value);
      return response;
    },
    close: () => site.close().then(remove),
  };
}

/** A motel that a process shows for ever. @param motel the folder's by default */
function shownContent(motel: Motel = content): ShownMotel {
  return {
    motel: () => motel,
    words: (language = 'en') => wordsOf(motel, language),
    pictures: () => ({}),
    follow: async () => undefined,
  };
}
