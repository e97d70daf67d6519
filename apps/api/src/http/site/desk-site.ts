import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataElement } from '@motel/content/data-element';
import { DESK_FACTS_ID, deskFactsOf } from '@motel/content/desk-motel';
import type { Motel } from '@motel/content/server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { pageSecurityPolicy } from './security-headers.ts';
import { noSuchFile, sendStaticFile, staticFiles } from './static-files.ts';

const ROOT = '/desk';

/** The desk's page and files; every address below `/desk` is that page. Mount it before the site. */
export async function deskSite(deskDist: string, motel: () => Motel): Promise<Hono> {
  const routes = new Hono();
  const page = join(deskDist, 'index.html');
  if (!existsSync(page)) return routes;
  const fileAt = await staticFiles(deskDist);
  const policy = pageSecurityPolicy({ frames: 'shows' });
  routes.use(`${ROOT}/*`, compress());
  routes.get(`${ROOT}/*`, async (call) => {
    const path = call.req.path.slice(ROOT.length);
    const file = await fileAt(path);
    if (file !== undefined) return sendStaticFile(call, file);
    // No page of the desk has a dot in its address.
    if (path.startsWith('/assets/') || path.includes('.')) return noSuchFile(call);
    call.header('cache-control', 'no-store');
    call.header('content-security-policy', policy);
    call.header('x-robots-tag', 'noindex');
    // Read again: after an update it names other files.
    const facts = dataElement('application/json', deskFactsOf(motel()), DESK_FACTS_ID);
    return call.html((await readFile(page, 'utf8')).replace('</head>', () => `${facts}</head>`));
  });
  return routes;
}
