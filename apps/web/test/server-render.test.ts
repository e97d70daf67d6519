// @vitest-environment node

import { PAGE_PARAMS, pageAddress } from '../src/app/page-address.ts';
import { routesOf } from '../src/app/routes.ts';
import { propertyPath } from '../src/shared/site-paths.ts';
import { renderAt } from './support/render.ts';
import { CARDS, DOUBLE } from './support/rooms.ts';
import { motel, motel as own, policies, properties, VERSION, WORDS } from './support/site.ts';
import { type Answer, problem, unreachable } from './support/stub-server.ts';

// Failed calls and malformed addresses are logged.
vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(console, 'warn').mockImplementation(() => {});

const ROOM = '/api/property/getPropertyDetail/';
const DETAIL = '/carddetails/river-double';
const LIST = '/api/property/get-all-properties';

async function renderWith(answers: Record<string, Answer>, path: string) {
  const page = await renderAt(new URL(path, 'http://motel.test'), answers);
  return { ...page, html: page.body, text: textOf(page.body) };
}

const rendered = new Map<string, ReturnType<typeof renderWith>>();

/** A page by the stub's own answers, rendered once for all tests. */
function render(path: string) {
  const page = rendered.get(path) ?? renderWith({}, path);
  rendered.set(path, page);
  return page;
}

/** The text for a guest without scripts. */
function textOf(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\n+/g, '\n');
}

const routes = routesOf(WORDS.motel);

/** The route table's own pages, each with a complete address. */
const PAGES = routes.map(({ path }) => path.replace(':id', 'river-double')).filter((path) => path !== '*');

const WORD_PAGES = routes.filter(({ text }) => text !== undefined).map(({ path }) => path);

describe('§2 the route table', () => {
  it('has exactly these paths', () => {
    const paths = `/ /get-app /card /hotel-card /carddetails/:id /confirm /signin /booking-history /stay/:id
      /stay/:id/receipt /Payment-Success /privacy-policy /refund-policy /terms /cookies /accessibility /about
      /Careers /Partner /news /advertise /affiliate /travelGuide /MotelsInCanada /vacationRentals
      /comparisonTable /accommodationGuide /car-rentalGuide /domestic-Flights-Guide /contact /feedback /gallery *`;
    expect(routes.map(({ path }) => path).toSorted()).toEqual(paths.split(/\s+/).toSorted());
  });
});

describe('§2 every page', () => {
  it.each(PAGES)('%s is one complete document for a strict content policy', async (path) => {
    const { html, status } = await render(path);
    expect(status).toBe(200);
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toContain(own.name);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}" \/>/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html, 'the one layout').toMatch(/<header[\s\S]*<main[\s\S]*<h1[\s\S]*<footer/);

    const early = /<script(?: data-[a-z-]+="[^"]*")*>\/\* early \*\/<\/script>/;
    expect(html.replace(early, '')).not.toMatch(/<script(?! type="application\/(?:ld\+)?json")/);
    expect(html).not.toMatch(/<style|\sstyle="|\son\w+="/);
    expect(html).not.toContain('hidden id="S:');
    const data = /<script type="application\/json" id="page-data">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data).today).toBe('2026-11-21');
  });

  it('no page links to an address that the site does not serve', async () => {
    const pages = await Promise.all(PAGES.map((path) => render(path)));
    const links = pages.flatMap(({ html }) => [...html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)]);
    // The motel's texts link to its own rooms, which the stub does not have; the content's tests check those links.
    const own = properties.map(({ id }) => propertyPath(id));
    const inEnglish = links.map(([, href = '']) => href.replace(/^\/fr(?=\/|$)/, '') || '/');
    const hrefs = new Set(inEnglish.filter((href) => !own.includes(href)));
    expect(hrefs.size).toBeGreaterThan(20);
    for (const href of hrefs) expect((await render(href)).status, href).toBe(200);
  });

  it('text from the server cannot close the element of the page’s data', async () => {
    const hostile = { ...DOUBLE, title: '</script><script>alert(1)</script>' };
    const { html } = await renderWith({ [ROOM]: hostile }, DETAIL);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('\\u003c/script>');
  });

  it('is the same for every guest: no call carries a session', async () => {
    const { calls } = await render('/booking-history');
    expect(calls).toHaveLength(0);
    const { calls: listed } = await render('/');
    expect(listed.every(({ headers }) => !headers.has('authorization'))).toBe(true);
  });

  it('preloads its own script, and is kept for an hour where it is of words', async () => {
    const { html, maxAge } = await render('/terms');
    expect(maxAge).toBe(3600);
    expect(html).toContain('<link rel="modulepreload" href="/src/pages/static-page.tsx" />');
  });

  it('§13.1 names a room’s first picture, a photograph in the size that shows', async () => {
    const first = async (picture: string) => {
      const wire = { ...DOUBLE, images: [picture] };
      const { html } = await renderWith({ [ROOM]: wire }, DETAIL);
      const [, listed = ''] = /data-first-pictures="([^"]*)"/.exec(html) ?? [];
      return JSON.parse(listed.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    };
    expect(await first('/pictures/double-room.svg')).toEqual([{ src: '/pictures/double-room.svg' }]);
    const PHOTOGRAPH = '/photos/room-1600x1200-a1b2c3-0123abcd/1200.jpg';
    const [photograph] = await first(PHOTOGRAPH);
    expect(photograph).toMatchObject({ src: PHOTOGRAPH, files: { type: 'image/avif' } });
    expect(photograph.files.imageSrcset).toMatch(/\/\d+\.avif \d+w/);
  });

  it('the route table names modules that exist', async () => {
    const pages = Object.keys(import.meta.glob('../src/pages/*Page.tsx'));
    // A stay and its receipt are one page.
    const named = new Set(
      routes.map(({ page }) => `../${page.modules({ queries: { version: VERSION }, wire: {} })[0]}`),
    );
    expect([...named].toSorted()).toEqual([...pages, '../src/pages/static-page.tsx'].toSorted());
  });
});

describe('§2 pages of rooms', () => {
  it.each([
    ['Loading properties...', '/', LIST, unreachable],
    ['Loading property details...', DETAIL, ROOM, problem(500, { code: 'internal', message: 'x' })],
  ])("'%s' while the server of %s cannot be reached; uncacheable", async (words, path, call, broken) => {
    const page = await renderWith({ [call]: broken }, path);
    expect(page.text).toContain(words);
    expect(page).toMatchObject({ status: 503, maxAge: 0 });
  });
});

describe('§2 pages for one guest', () => {
  it('/confirm is a spinner: Loading...', async () => {
    const page = await render('/confirm');
    expect(page.text).toContain('Loading...');
    expect(page.maxAge).toBe(0);
  });

  it('/Payment-Success is §2’s page; with a session it claims nothing (D9)', async () => {
    expect((await render('/Payment-Success')).text).toContain('Payment Successful!');
    expect((await render('/Payment-Success?session=cs_1')).text).not.toContain('Payment Successful!');
  });
});

describe('§2 text pages', () => {
  it('the footer links to every one, to /terms twice, to the town’s site', async () => {
    const [, footer = ''] = /<footer[^>]*>([\s\S]*)<\/footer>/.exec((await render('/')).html) ?? [];
    const links = [...footer.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(expect.arrayContaining([...WORD_PAGES, '/feedback', '/hotel-card', '/get-app']));
    expect(links.filter((href) => href === '/terms')).toHaveLength(2);
    expect(footer, 'the advertising link').toMatch(/<a [^>]*href="\/advertise"[^>]*>Advertise</);
    expect(footer).toMatch(new RegExp(`<a href="${motel.townSite.url}" target="_blank" rel="noreferrer"`));
  });

  it('/contact has address, e-mail, phone, hours, and answers without scripts', async () => {
    const { html, text } = await render('/contact');
    const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
    for (const line of motel.addressLines) expect(main).toContain(line);
    expect(main).toContain(`<a href="mailto:${motel.email}">${motel.email}</a>`);
    expect(main).toContain(`<a href="${motel.phone.href}">${motel.phone.shown}</a>`);
    expect(text).toContain(policies.checkIn);
    const answered = [...html.matchAll(/<details[^>]*><summary[^>]*><h3[^>]*>([^<]+\?)<\/h3>/g)];
    expect(answered.map(([, question]) => question)).toContain('May my dog come?');
    expect(html).toContain(policies.petFee);
  });

  it('/comparisonTable has headers, also as cards, and the answered prices', async () => {
    const cards = [{ ...CARDS[0], _id: 'queen-du-fleuve', price: 94.5, taxes: 'taxes included' }];
    const { html, isPriced } = await renderWith({ [LIST]: cards }, '/comparisonTable');
    expect(html).toMatch(/<th role="columnheader" scope="col"[^>]*>Sleeps</);
    expect(html).toMatch(/<th role="rowheader" scope="row"[^>]*><a href="\/carddetails\/queen-du-fleuve"/);
    const [, afterRoom = ''] = html.split('href="/carddetails/queen-du-fleuve"');
    const [row] = afterRoom.split('</tr>');
    expect(row).toContain('$94.50 taxes included<');
    expect(isPriced).toBe(true);
    expect((await render('/feedback')).isPriced).toBe(false);
  });

  it.each(WORD_PAGES)('%s has breadcrumbs, a described picture, headings in order', async (path) => {
    const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec((await render(path)).html) ?? [];
    expect(main).toMatch(/<nav aria-label="Breadcrumbs"><ol[^>]*><li[^>]*><a href="\/"[^>]*>Home<\/a>/);
    expect(main).toMatch(/<span aria-current="page"/);
    expect(main).toMatch(/<img src="\/pictures\/[^"]+" alt="[^"]{20,}"/);
    for (const [, id] of main.matchAll(/href="#([^"]+)"/g)) expect(main).toContain(`id="${id}"`);

    const [first, ...levels] = [...main.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(first).toBe(1);
    for (const [at, level] of levels.entries()) {
      expect(level).toBeGreaterThan(1);
      expect(level, 'one level down at most').toBeLessThanOrEqual((levels[at - 1] ?? 1) + 1);
    }
  });
});

describe('§2 addresses', () => {
  it('/login forwards to /signin (D5)', async () => {
    expect(await render('/login')).toMatchObject({ status: 302, redirect: '/signin' });
  });

  it.each(['/nowhere', '/cards', '/carddetails', '/%E0%A4%A', '/wp-admin/x'])('%s is none', async (path) => {
    const page = await render(path);
    expect(page.status).toBe(404);
    expect(page.text).toContain('Page not found');
  });

  it('are found in any case, with or without a last slash', async () => {
    for (const path of ['/Hotel-Card', '/payment-success', '/hotel-card/']) {
      expect((await render(path)).status, path).toBe(200);
    }
  });
});

describe('the address that a page is rendered from', () => {
  const addressOf = (path: string) =>
    pageAddress(WORDS.motel, new URL(path, 'http://motel.test')).href.slice(17);

  it.each([
    ['/?n=1', '/'],
    ['/HOTEL-card//?utm_source=x', '/hotel-card'],
    ['/payment-success/?session=cs_1&x=1', '/Payment-Success?session=cs_1'],
    ['/carddetails/a?x=1&rooms=2&checkin=2026-12-24', '/carddetails/a?checkin=2026-12-24&rooms=2'],
    ['/carddetails/a%2Fb%41?checkin=1&checkin=2', '/carddetails/a%2Fb%41?checkin=1'],
    ['/nowhere?n=1', '/*'],
    ['/no//where/*', '/*'],
    ['/login?n=1', '/login?n=1'],
    ['/sitemap.xml?n=1', '/sitemap.xml'],
  ])('%s: %s', (path, expected) => {
    expect(addressOf(path)).toBe(expected);
  });

  it('a page reads no other parameter', async () => {
    const read: string[] = [];
    const get = vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation((name) => {
      read.push(name);
      return null;
    });
    for (const path of PAGES) await renderWith({}, path);
    get.mockRestore();
    const declared = Object.values(PAGE_PARAMS).flat();
    expect(read.length).toBeGreaterThan(0);
    expect(declared).toEqual(expect.arrayContaining(read));
  });

  it.each(['/', 'a', '%', '%41', '.', '*', ':', '-', '\\', '//a', 'a/', '%E0'])(
    'the longest address of %j has its page',
    async (pump) => {
      for (const start of ['/x/', '/carddetails/', '/login/', '/terms']) {
        const long = `${start}${pump.repeat(2000)}`.slice(0, 2000);
        const { status } = await render(addressOf(`${long}b`));
        expect([200, 302, 404]).toContain(status);
      }
    },
  );
});
