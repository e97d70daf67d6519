import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fc } from '@fast-check/vitest';
import { serve } from '@hono/node-server';
import { sayRaw, statusesIn } from '../support/raw-http.ts';
import { whileTesting } from '../support/while-testing.ts';
import { PICTURE, SCRIPT, testSite } from './site-fixture.ts';

const site = whileTesting(() => testSite());

const bytes = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

describe('files of the built site', () => {
  it('have their type, and hashed ones are cached for a year', async () => {
    const response = await site.get('/assets/app-4f1c.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(SCRIPT);
  });

  it('may have spaces in their names', async () => {
    expect((await site.get('/pictures/a%20b.svg')).status).toBe(200);
  });

  it('of a later build are found, because newer processes link to them', async () => {
    expect((await site.get('/assets/later-77aa.js')).status).toBe(404);
    await writeFile(join(site.folder, 'client/assets/later-77aa.js'), 'later()');
    expect(await (await site.get('/assets/later-77aa.js')).text()).toBe('later()');
    expect((await site.get('/assets/never-0000.js')).status).toBe(404);
    expect(await (await site.get('/assets/app-4f1c.js')).text()).toBe(SCRIPT);
  });

  it('without a hash are cached for an hour and then revalidated', async () => {
    const response = await site.get('/pictures/door.svg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const tag = response.headers.get('etag') ?? '';
    expect((await site.get('/pictures/door.svg', { 'if-none-match': `"other", ${tag}` })).status).toBe(304);
    expect((await site.get('/pictures/door.svg', { 'if-none-match': '"other"' })).status).toBe(200);
    expect(await response.text()).toBe(PICTURE);
  });

  it('are compressed as the client accepts, brotli first', async () => {
    const brotli = await site.get('/assets/app-4f1c.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotli.headers.get('vary')).toBe('Accept-Encoding');
    const compressed = await bytes(brotli);
    expect(brotli.headers.get('content-length')).toBe(String(compressed.byteLength));
    expect(brotliDecompressSync(compressed).toString()).toBe(SCRIPT);

    const refused = await site.get('/assets/app-4f1c.js', { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect(refused.headers.get('content-encoding')).toBeNull();
  });

  it('that the build has compressed are sent, but not under their own name', async () => {
    const response = await site.get('/assets/ready-9a2b.css', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect((await bytes(response)).toString()).toBe('brotli made at build');
    expect((await site.get('/assets/ready-9a2b.css.br')).status).toBe(404);
    const plain = await site.get('/assets/ready-9a2b.css', { 'accept-encoding': 'gzip' });
    expect(plain.headers.get('content-encoding'), 'which the build lacks').toBeNull();
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    expect(await plain.text()).toBe('body{color:green}');
  });

  it('respond to HEAD with the same headers and no content', async () => {
    const response = await site.app.request('/assets/app-4f1c.js', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(SCRIPT.length));
    expect(await response.text()).toBe('');
  });

  it('that do not exist get a plain 404, never a page', async () => {
    const files = ['/assets/gone-1234.js', '/assets/gone', '/favicon.ico', '/pictures/gone.svg', '/%zz.js'];
    for (const path of files) {
      const response = await site.get(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('content-type')).toContain('text/plain');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('a site that was built again under a running server', () => {
  it('has plain 404s for the removed files', async () => {
    const rebuilt = await testSite();
    await rm(join(rebuilt.folder, 'client', 'assets'), { recursive: true });
    const response = await rebuilt.get('/assets/app-4f1c.js', { 'accept-encoding': 'br' });
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-encoding')).toBeNull();
    await rebuilt.close();
  });
});

describe('no path leaves the folder', () => {
  it('in any notation', async () => {
    const server = serve({ fetch: site.app.fetch, hostname: '127.0.0.1', port: 0 });
    await new Promise((listening) => server.once('listening', listening));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const steps = '.. . %2e%2e %2E. ..%2f ..%5c ..\\ %252e%252e %00'.split(' ');
    const step = fc.constantFrom('', ...steps);
    const targets = 'server/secret.txt server%2fsecret.txt etc/passwd server/package.json';
    const target = fc.constantFrom(...targets.split(' '));
    try {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom('/', '/assets/', '/pictures/', '//'),
          fc.array(step, { minLength: 1, maxLength: 6 }),
          target,
          async (start, steps, end) => {
            // Unchanged: `fetch` would normalise the path first.
            const path = `${start}${steps.join('/')}/${end}`;
            const asked = `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`;
            const said = await sayRaw(`http://127.0.0.1:${port}`, asked);
            for (const words of ['not for guests', '"module"', 'root:']) expect(said).not.toContain(words);
            expect([400, 404]).toContain(statusesIn(said)[0]);
          },
        ),
        { numRuns: 200 },
      );
    } finally {
      await new Promise((closed) => server.close(closed));
    }
  });

  it('by a link, a hidden file or the page template', async () => {
    const linked = await testSite();
    await symlink(join(linked.folder, 'server'), join(linked.folder, 'client', 'assets', 'server'));
    for (const path of ['/assets/server/secret.txt', '/.vite/manifest.json', '/index.html']) {
      const response = await linked.get(path);
      expect([path, response.status]).toEqual([path, 404]);
    }
    await linked.close();
  });
});
