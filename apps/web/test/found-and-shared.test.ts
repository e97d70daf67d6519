// @vitest-environment node
import { readFileSync } from 'node:fs';
import type { TariffData } from '@motel/booking-core';
import decodeQr from 'qr/decode.js';
import type { HeadWords } from '../src/app/head/motel-data.ts';
import { motelData } from '../src/app/head/motel-data.ts';
import { routesOf } from '../src/app/routes.ts';
import { siteFiles } from '../src/app/site-files/site-files.ts';
import { render } from '../src/entry-render.tsx';
import { renderAt } from './support/render.ts';
import { CARDS, DOUBLE, TODAY } from './support/rooms.ts';
import { motel, motel as own, PARTS, policies, properties, VERSION, WORDS } from './support/site.ts';
import { type Answer, problem, stubServer, unreachable } from './support/stub-server.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});

const ORIGIN = 'https://motel.example';
const DETAIL = '/carddetails/river-double';
const ROOM = '/api/property/getPropertyDetail/';

interface Head {
  readonly title: string;
  readonly canonical: string | undefined;
  readonly meta: (name: string) => string | undefined;
  /** The graph of schema.org, by type. */
  readonly data: Readonly<Record<string, Record<string, unknown>>>;
}

const heads = new Map<string, Promise<Head>>();

/** The head of a page by the stub's own answers, rendered once for all tests. */
function headOf(path: string): Promise<Head> {
  const head = heads.get(path) ?? headWith({}, path);
  heads.set(path, head);
  return head;
}

async function headWith(answers: Record<string, Answer>, path = DETAIL): Promise<Head> {
  const { body } = await renderAt(new URL(path, ORIGIN), answers);
  const [, json] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(body) ?? [];
  const graph: Record<string, unknown>[] = json === undefined ? [] : JSON.parse(json)['@graph'];
  return {
    title: plain(/<title>([^<]*)/.exec(body)?.[1]) ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1],
    meta: (name) => plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1]),
    data: Object.fromEntries(graph.map((thing) => [[thing['@type']].flat()[0], thing])),
  };
}

function plain(html: string | undefined): string | undefined {
  return html?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

async function fileAt(path: string, answers: Record<string, Answer> = {}) {
  return render({
    url: new URL(path, ORIGIN),
    fetch: stubServer(answers).fetch,
    today: TODAY,
    version: VERSION,
  });
}

const PAGES = routesOf(WORDS.motel).filter(({ path }) => path !== '*');
const PUBLIC = PAGES.filter(({ isPrivate }) => isPrivate !== true).map(addressOf);
const PRIVATE = PAGES.filter(({ isPrivate }) => isPrivate === true).map(addressOf);

function addressOf({ path }: { readonly path: string }): string {
  return path.replace(':id', 'river-double');
}

describe('§2 every page of the route table can be found and shared', () => {
  it.each(PUBLIC)('%s: title, description, one address, picture and data', async (path) => {
    const { title, canonical, meta, data } = await headOf(path);
    expect(title).toContain(motel.name);
    // A search shows some 65 characters: those beside the name of the motel are of use.
    expect(title.length - motel.name.length).toBeLessThanOrEqual(56);
    expect(meta('description')?.length).toBeGreaterThan(30);
    expect(meta('robots')).toBeUndefined();
    expect(canonical).toBe(ORIGIN + path);

    expect(meta('og:title')).toBe(title);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:url')).toBe(canonical);
    expect(meta('og:site_name')).toBe(motel.name);
    expect(meta('og:image')).toMatch(/^https:\/\/motel\.example\/.+\.(?:png|jpg)$/);
    expect(Number(meta('og:image:width'))).toBeGreaterThanOrEqual(600);
    expect(Number(meta('og:image:height'))).toBeGreaterThanOrEqual(315);
    expect(meta('og:image:alt')?.length).toBeGreaterThan(10);
    expect(meta('twitter:card')).toBe('summary_large_image');

    expect(data.Motel).toMatchObject({ '@id': `${ORIGIN}/#motel`, name: motel.name });
    const steps = data.BreadcrumbList?.itemListElement as { position: number; item: string }[] | undefined;
    expect(steps?.at(-1)?.item ?? `${ORIGIN}/`).toBe(canonical);
  });

  it('no two have the same title or the same description', async () => {
    const heads = await Promise.all([...PUBLIC, ...PRIVATE].map((path) => headOf(path)));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ meta }) => meta('description'))).size).toBe(heads.length);
  });

  it('§6 pages for one guest and unknown pages carry noindex', async () => {
    expect(PRIVATE).toEqual([
      '/confirm',
      '/signin',
      '/booking-history',
      '/stay/river-double',
      '/stay/river-double/receipt',
      '/Payment-Success',
    ]);
    for (const path of [...PRIVATE, '/nowhere', '/carddetails/nowhere']) {
      const { meta, data } = await headOf(path);
      expect(meta('robots'), path).toBe('noindex');
      expect(data, path).toEqual({});
    }
    expect((await headOf('/nowhere')).canonical).toBeUndefined();
  });

  it.each([
    ['/careers', '/Careers'],
    ['/terms/', '/terms'],
    ['/hotel-card?from=flyer', '/hotel-card'],
    ['/carddetails/river-double?checkin=2026-12-24', '/carddetails/river-double'],
  ])('%s is the page at %s', async (written, path) => {
    expect((await headOf(written)).canonical).toBe(ORIGIN + path);
  });
});

describe('schema.org data equals the pages’ text', () => {
  it('§9 the motel: address, telephone, prices, hours, pets and amenities', async () => {
    const { data } = await headOf('/');
    expect(data.Motel).toMatchObject({
      telephone: motel.phone.href.slice('tel:'.length),
      address: { addressLocality: motel.city, addressRegion: motel.province, addressCountry: motel.country },
      priceRange: '$89 to $169.50',
      checkinTime: '15:00:00',
      checkoutTime: '11:00:00',
      openingHours: 'Mo-Su',
      petsAllowed: true,
      numberOfRooms: properties.reduce((sum, { rooms }) => sum + rooms, 0),
    });
    const amenities = data.Motel?.amenityFeature as { name: string }[];
    const stated = properties.flatMap((room) => room.amenities ?? []);
    expect(amenities.map(({ name }) => name)).toEqual([...new Set(stated)]);
    expect(data.WebSite).toMatchObject({ name: motel.name, url: `${ORIGIN}/` });
  });

  it('says the kind of house and the desk’s hours as the owner stated them', () => {
    const { deskHours: _, ...unstated } = WORDS.motel.houseRules;
    const head = PARTS.head as HeadWords['head'];
    const dataOf = (kind: 'guesthouse' | 'hotel', houseRules: typeof WORDS.motel.houseRules) =>
      motelData({ ...WORDS, motel: { ...WORDS.motel, kind, houseRules }, head }, ORIGIN, []);
    const data = dataOf('guesthouse', { ...unstated, deskHours: '7 to 22' });
    expect(data).toMatchObject({ '@type': 'LodgingBusiness', openingHours: 'Mo-Su 07:00-22:00' });
    expect(dataOf('hotel', unstated)).not.toHaveProperty('openingHours');
  });

  it.each([
    [89, '89.00'],
    [169.5, '169.50'],
  ])('§2 a room at %d CAD for 1 night is offered at %s', async (price, written) => {
    const { data } = await headWith({ [ROOM]: { ...DOUBLE, price, tariff: undefined } });
    expect(data.HotelRoom).toMatchObject({
      '@type': ['HotelRoom', 'Product'],
      name: 'River Double',
      url: `${ORIGIN}/carddetails/river-double`,
      image: [`${ORIGIN}/pictures/double-room.svg`, `${ORIGIN}/pictures/door-14.svg`],
      occupancy: { maxValue: 4 },
      bed: { numberOfBeds: 2 },
      petsAllowed: true,
      smokingAllowed: false,
      offers: { price: written, priceCurrency: 'CAD', availability: 'https://schema.org/InStock' },
    });
  });

  it('§2 the offer is for tonight, or for the stay in the address', async () => {
    const { tariff } = DOUBLE;
    const rates = tariff as TariffData;
    const VAT = { id: 'vat', label: 'VAT', percent: 7, of: ['rooms'], included: true } as const;
    const nightly = [
      ...rates.nightly,
      { from: '2026-12-24', to: '2026-12-24', price: 129 },
      { from: '2026-12-26', to: '2026-12-26', closed: true },
    ];
    const answers = { [ROOM]: { ...DOUBLE, tariff: { ...rates, nightly, fees: [VAT] } } };
    const offerAt = async (query: string) => (await headWith(answers, DETAIL + query)).data.HotelRoom?.offers;
    expect(await offerAt('')).toMatchObject({
      price: '89.00',
      validFrom: TODAY,
      validThrough: TODAY,
      priceSpecification: { price: '89.00', validFrom: TODAY, unitText: 'night' },
    });
    expect(await offerAt('?checkin=2026-12-24&checkout=2026-12-26')).toMatchObject({
      price: '129.00',
      validFrom: '2026-12-24',
      validThrough: '2026-12-25',
      availabilityEnds: '2026-12-25',
      priceSpecification: { price: '129.00', validThrough: '2026-12-24', valueAddedTaxIncluded: true },
      availability: 'https://schema.org/InStock',
    });
    // H4: refused for another night, it has the price of its own.
    expect(await offerAt('?checkin=2026-12-24&checkout=2026-12-27')).toMatchObject({
      price: '129.00',
      availability: 'https://schema.org/OutOfStock',
    });
  });

  it('D13 a room not for sale is out of stock; its text closes no element', async () => {
    const title = '</script><b>"&';
    const { data } = await headWith({ [ROOM]: { ...DOUBLE, title, inStock: false } });
    const offers = { availability: 'https://schema.org/OutOfStock' };
    expect(data.HotelRoom).toMatchObject({ name: title, offers });
  });

  it('a room’s breadcrumbs include the list of rooms', async () => {
    const { data } = await headOf(DETAIL);
    expect(data.BreadcrumbList?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: own.name, item: `${ORIGIN}/` },
      { '@type': 'ListItem', position: 2, name: 'Rooms', item: `${ORIGIN}/hotel-card` },
      { '@type': 'ListItem', position: 3, name: 'River Double', item: `${ORIGIN}/carddetails/river-double` },
    ]);
  });

  it('§2 /contact lists its questions; pages without questions list none', async () => {
    const { data } = await headOf('/contact');
    const answers = data.FAQPage?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(answers.length).toBeGreaterThan(3);
    const dog = answers.find(({ name }) => name === 'May my dog come?');
    expect(dog?.acceptedAnswer.text).toContain(policies.petFee);
    expect((await headOf('/terms')).data.FAQPage).toBeUndefined();
  });
});

describe('the picture beside a link', () => {
  it("is a room's own photograph, with the size of its file", async () => {
    const photo = '/photos/river-2000x1500-c8a27f-0a1b2c3d/1200.jpg';
    const { meta } = await headWith({
      [ROOM]: { ...DOUBLE, images: [photo], imageAlts: ['A bed by the river'] },
    });
    expect(meta('og:image')).toBe(ORIGIN + photo);
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '900']);
    expect(meta('og:image:alt')).toBe('A bed by the river');
  });

  it("is the motel's card for a room with a drawing: services show none", async () => {
    const { meta } = await headOf(DETAIL);
    expect(meta('og:image')).toBe(`${ORIGIN}/social-card.png`);
    const card = readFileSync(new URL('../../../motels/demo/public/social-card.png', import.meta.url));
    expect(meta('og:image:width')).toBe(String(card.readUInt32BE(16)));
    expect(meta('og:image:height')).toBe(String(card.readUInt32BE(20)));
  });
});

describe('the files that the site generates', () => {
  it('/robots.txt allows every page and names the sitemap', async () => {
    const { body, contentType } = await fileAt('/robots.txt');
    expect(contentType).toMatch(/^text\/plain/);
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
    const disallowed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
    for (const path of [...PUBLIC, ...PRIVATE]) {
      expect(disallowed.some((prefix) => path.startsWith(prefix))).toBe(false);
    }
  });

  it('§13.4 /sitemap.xml names exactly the public pages, in each language', async () => {
    const { body, contentType } = await fileAt('/sitemap.xml');
    expect(contentType).toMatch(/^application\/xml/);
    const named = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    const inFrench = PUBLIC.map((path) => `${ORIGIN}/fr${path}`.replace(/\/$/, ''));
    expect(named.toSorted()).toEqual([...PUBLIC.map((path) => ORIGIN + path), ...inFrench].toSorted());
    expect(CARDS.some(({ inStock }) => !inStock)).toBe(true);
    expect(body).toMatch(/<loc>[^<]*\/terms<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    for (const path of ['/', '/hotel-card', DETAIL]) {
      expect(body).toContain(`<loc>${ORIGIN}${path}</loc><xhtml:link`);
    }
    const links = Object.entries({ en: '', fr: '/fr', 'x-default': '' }).map(
      ([language, prefix]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${ORIGIN}${prefix}/gallery"/>`,
    );
    expect(body).toContain(`<loc>${ORIGIN}/fr/gallery</loc>${links.join('')}</url>`);
  });

  it.each([
    ['the database is gone', problem(503, { code: 'unavailable', message: 'x' })],
    ['nobody answers', unreachable],
  ])('a sitemap without its rooms is an uncacheable 503: while %s', async (_, down) => {
    const file = await fileAt('/sitemap.xml', { '/api/property/get-all-properties': down });
    expect(file).toMatchObject({ status: 503, maxAge: 0, body: '' });
  });

  it('/site.webmanifest: a name, a colour and icons that exist', async () => {
    const { body, contentType } = await fileAt('/site.webmanifest');
    expect(contentType).toBe('application/manifest+json');
    const manifest = JSON.parse(body);
    expect(manifest).toMatchObject({ name: motel.name, start_url: '/', display: 'standalone' });
    for (const { src, sizes } of manifest.icons) {
      const icon = readFileSync(new URL(`../../../motels/demo/public${src}`, import.meta.url));
      if (sizes !== 'any') expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it("§2 /qr.svg is a QR code of the site's own address", async () => {
    const { body, contentType } = await fileAt('/qr.svg');
    expect(contentType).toBe('image/svg+xml');
    expect(decodeQr(seen(body))).toBe(`${ORIGIN}/`);
  });

  it('each may be cached', async () => {
    for (const path of Object.keys(siteFiles)) expect((await fileAt(path)).maxAge).toBeGreaterThan(0);
  });
});

/** The code as a camera sees it: black and white, several pixels a module. */
function seen(svg: string) {
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const scale = 4;
  const size = modules * scale;
  const data = new Uint8Array(size * size * 4).fill(255);
  const [, ink = ''] = svg.match(/ d="([^"]*)"/g) ?? [];
  for (const [, x, y, length] of ink.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const start = (row * size + Number(x) * scale) * 4;
      for (let at = start; at < start + Number(length) * scale * 4; at += 1) if (at % 4 !== 3) data[at] = 0;
    }
  }
  return { width: size, height: size, data };
}
