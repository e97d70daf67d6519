import { createHash } from 'node:crypto';
import { whileTesting } from '../support/while-testing.ts';
import { type TestSite, testSite } from './site-fixture.ts';

const site = whileTesting(() => testSite());
/** A page, an error, an answer, a file and a redirect. */
const PATHS = ['/', '/broken', '/api/rooms', '/assets/app-4f1c.js', '/login'];

const policyOf = (response: Response) =>
  new Map(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources.join(' ')] as const;
    }),
  );

describe('the content security policy', () => {
  it('of a page allows its own files and inline code with a known hash', async () => {
    const policy = policyOf(await site.get('/'));
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe("'self' 'sha256-theme'");
    expect(policy.get('style-src')).toBe("'self' 'sha256-page'");
    expect(policy.get('img-src')).toBe("'self' data:");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('form-action')).toBe("'self'");
    for (const name of ['base-uri', 'object-src', 'frame-ancestors']) expect(policy.get(name)).toBe("'none'");
  });

  it('of the error page allows its one inline style', async () => {
    const response = await site.get('/broken');
    const style = /<style>([\s\S]*?)<\/style>/.exec(await response.text())?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policyOf(response).get('style-src')).toBe(`'self' 'sha256-${hash}'`);
  });

  it('never allows inline scripts', async () => {
    for (const path of [...PATHS, '/no/such/page', '/pictures/door.svg']) {
      const policy = policyOf(await site.get(path));
      expect([path, policy.get('script-src') ?? policy.get('default-src')]).not.toContain('unsafe-inline');
      expect([path, policy.get('frame-ancestors')]).toEqual([path, "'none'"]);
    }
  });

  it('of a picture opened as a page allows no scripts', async () => {
    expect(policyOf(await site.get('/pictures/door.svg')).has('sandbox')).toBe(true);
  });
});

describe('every response', () => {
  it('forbids type sniffing, frames, devices and full referrers', async () => {
    for (const path of [...PATHS, '/api/none', '/assets/none.js']) {
      const { headers } = await site.get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('S13: is for our own pages alone, but for pictures', async () => {
    for (const path of PATHS)
      expect((await site.get(path)).headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
    const picture = await site.get('/pictures/door.svg');
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('requires https exactly where the site is on https', async () => {
    const requiredBy = async ({ get }: TestSite) => (await get('/')).headers.get('strict-transport-security');
    expect(await requiredBy(site)).toBeNull();
    const publicUrl = 'https://motel.example';
    const [secure, plainBelow] = [
      await testSite({ publicUrl }),
      await testSite({ publicUrl, hstsSubdomains: false }),
    ];
    expect(await requiredBy(secure)).toBe('max-age=31536000; includeSubDomains');
    expect(await requiredBy(plainBelow)).toBe('max-age=31536000');
    for (const one of [secure, plainBelow]) await one.close();
  });
});
