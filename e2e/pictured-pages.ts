// The pages of the pictures in docs/pictures: `npm run pictures` takes them, and a journey compares their words.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningServer, readConfig, startServer } from '@motel/api';
import { civilDate } from '@motel/booking-core';
import { FIRST_ANSWERS } from '@motel/content/testing/first-answers';
import { type Browser, type BrowserContextOptions, devices, type Page } from '@playwright/test';
import { EVENING, liveThroughTheWeek, sceneClock } from './desk-scene.ts';
import { signInAtDesk } from './support/desk.ts';
import { chooseNights, reserve } from './support/guest/choose-stay.ts';
import { fillGuestDetails } from './support/guest/pay.ts';
import { signIn } from './support/guest/sign-in.ts';
import { emptyDatabase } from './support/prepare-template.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
export const FOLDER = join(root, 'docs', 'pictures');

/** Always the same day, so that a picture changes only when the site does. */
const NOON = new Date('2027-06-14T18:00:00Z');
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

/** Receives each page when it is ready for its picture. @param name of the picture, such as `desk-plan-dark` */
type Show = (name: string, page: Page) => Promise<void>;
type ColorScheme = 'light' | 'dark';

/**
 * The room list, a room's page and the confirmation, for two adults and three nights; then the motel that its owner has
 * begun at the desk.
 */
export function noon(browser: Browser, show: Show): Promise<void> {
  const clock = { now: () => NOON };
  return withMotel(clock, async (server) => {
    const page = await openPage(browser, server, NOON, PHONE);
    const ready = async (name: string) => {
      await page.mouse.move(0, 0);
      await settle(page);
      await show(`guests-way-${name}`, page);
    };
    await page.goto('/');
    await chooseNights(page, { checkIn: civilDate('2027-06-18'), checkOut: civilDate('2027-06-21') });
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pick your key.' }).waitFor();
    await ready('list');
    await page.getByRole('link', { name: 'River Queen' }).click();
    await page.getByRole('heading', { level: 1, name: 'River Queen' }).waitFor();
    await ready('room');
    await reserve(page);
    await signIn(page, '403 555 0142');
    await page.waitForURL('**/confirm');
    await fillGuestDetails(page);
    await page.getByLabel('Email').blur();
    await ready('confirmation');
    await page.context().close();

    const begun = await openPage(browser, server, NOON, { colorScheme: 'light' });
    await signInAtDesk(begun.context(), { ...server, clock }, 'owner', 'Odile Gagné');
    await begun.goto('/desk/site');
    await press(begun, 'begin', ANSWERS);
    await begun.goto('/');
    await settle(begun);
    await show('auberge-du-phare', begun);
  });
}

/** A guesthouse with photographs of every shape and light, long words and taxes, at three widths. */
export function photographed(browser: Browser, show: Show): Promise<void> {
  const clock = { now: () => NOON };
  return withMotel(clock, async (server) => {
    const desk = await openPage(browser, server, NOON, {});
    await signInAtDesk(desk.context(), { ...server, clock }, 'owner', 'Inés Cota');
    await desk.goto('/desk/site');
    await press(desk, 'begin', { ...ANSWERS, ...GUESTHOUSE });
    await takePhotographs(desk, server);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1366, 768],
    ] as const) {
      const page = await openPage(browser, server, NOON, { viewport: { width, height } });
      const ready = async (name: string, heading: string) => {
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        await settle(page);
        await show(`photographed-${name}-${width}`, page);
      };
      await page.goto('/');
      await ready('home', GUESTHOUSE.tagline);
      await page.goto('/hotel-card');
      await ready('list', 'Pick your key.');
      await page.getByRole('link', { name: FAMILY_ROOM }).click();
      await ready('room', FAMILY_ROOM);
      await page.context().close();
    }
  });
}

/** Gives the begun motel photographs: drawn here, for a photograph of a real house has an owner. */
async function takePhotographs(desk: Page, { runJobs }: RunningServer): Promise<void> {
  const named: string[] = [];
  for (const [at, [width, height, light]] of SHAPES.entries()) {
    const bytes = await desk.evaluate(drawScene, [width, height, light, at] as const);
    const added = await press(desk, 'photographs', {
      name: `view ${at}.jpg`,
      alt: 'The house by the sea',
      bytes,
    });
    named.push(added.picture.name);
  }
  const picture = (at: number) => named[at % named.length];
  const parts: Readonly<Record<string, object[]>> = {
    'home.yaml': [
      { path: ['hero'], value: picture(0) },
      ...[0, 1, 2, 3, 4].map((at) => ({ path: ['banners', at, 'picture'], value: picture(at + 1) })),
    ],
  };
  const { parts: all } = await read(desk, '');
  for (const { name } of all as { name: string }[])
    if (name.startsWith('rooms/'))
      Object.assign(parts, {
        [name]: [{ path: ['images'], value: named.map((_, at) => picture(at + name.length)) }],
      });
  for (const [name, changes] of Object.entries(parts)) {
    const { seen } = await read(desk, `part?name=${encodeURIComponent(name)}`);
    await press(desk, 'part', { name, seen, changes });
  }
  await runJobs();
  const { published, waits } = await read(desk, '');
  const waiting = waits.map(({ name, seen }: { name: string; seen: number }) => ({ name, seen }));
  await press(desk, 'publish', { version: published.version, parts: waiting });
}

/** Width, height and light of each photograph: of a camera, of a telephone held upright, of a panorama. */
const SHAPES = [
  [1600, 1067, 'noon'],
  [900, 1600, 'dusk'],
  [1600, 1200, 'noon'],
  [1200, 1200, 'night'],
  [2000, 600, 'dusk'],
  [1600, 1067, 'snow'],
] as const;

/** Runs in the page: a sky, hills, a house with lit windows, and the grain of a camera. @returns a JPEG in base64 */
function drawScene([width, height, light, seed]: readonly [number, number, string, number]): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas');
  let state = seed + 7;
  const random = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  const tones = {
    noon: ['#5fa8e8', '#cfe8ff', '#e9d9a8', '#c9b37c', '#f6f0e4'],
    dusk: ['#28406e', '#f29a5c', '#7a5a5a', '#4c3b45', '#b98a6a'],
    night: ['#060b18', '#1c2a44', '#101a22', '#0a1116', '#2b2f36'],
    snow: ['#ffffff', '#f2f6fa', '#ffffff', '#e9eef2', '#fffaf2'],
  }[light] ?? ['#000'];
  const sky = context.createLinearGradient(0, 0, 0, height * 0.7);
  sky.addColorStop(0, tones[0] ?? '');
  sky.addColorStop(1, tones[1] ?? '');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  for (const [layer, base] of [0.55, 0.68].entries()) {
    context.fillStyle = tones[2 + layer] ?? '';
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += 8)
      context.lineTo(x, height * (base + 0.05 * Math.sin(x / (120 + 60 * layer) + seed) + 0.01 * random()));
    context.lineTo(width, height);
    context.fill();
  }
  context.fillStyle = tones[4] ?? '';
  const [x, y, w, h] = [width * 0.45, height * 0.52, width * 0.38, height * 0.26];
  context.fillRect(x, y, w, h);
  context.fillStyle = light === 'noon' || light === 'snow' ? '#5b4636' : '#ffcf7a';
  for (let at = 0; at < 4; at += 1)
    context.fillRect(x + w * (0.08 + at * 0.23), y + h * 0.3, w * 0.12, h * 0.4);
  for (let at = 0; at < (width * height) / 300; at += 1) {
    context.fillStyle = random() > 0.5 ? '#ffffff14' : '#00000014';
    context.fillRect(random() * width, random() * height, 3, 3);
  }
  return canvas.toDataURL('image/jpeg', 0.85).split(',')[1] ?? '';
}

/** A summer evening at the front desk. */
export function deskEvening(browser: Browser, show: Show, schemes: ColorScheme[] = ['light']): Promise<void> {
  const clock = sceneClock();
  return withMotel(clock, async (server) => {
    const { stays, token } = await liveThroughTheWeek(server, clock);
    const stay = `stays/${stays.find(({ room, checkIn }) => room === '12' && checkIn === '2027-07-15')?.id}`;
    for (const colorScheme of schemes) {
      const page = await openPage(browser, server, EVENING, { colorScheme });
      const cookie = { name: 'motel-desk', value: token, url: server.url, httpOnly: true };
      await page.context().addCookies([{ ...cookie, sameSite: 'Strict' }]);
      const take = async (name: string, path: string, prepare?: (page: Page) => Promise<void>) => {
        await page.goto(`/desk/${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await settle(page);
        if (prepare !== undefined) {
          await prepare(page);
          await settle(page);
        }
        await show(`desk-${name}${colorScheme === 'dark' ? '-dark' : ''}`, page);
      };
      await take('tonight', 'tonight', chooseSecond);
      await take('search', 'tonight', search);
      await take('plan', 'plan');
      await take('plan-move', 'plan', startMove);
      await take('stay', stay, addNight);
      await take('cancel', `${stay}?do=cancel`);
      await take('new-stay', 'new', fillNewStay);
      await take('rates', 'rates');
      await take('rooms', 'all-rooms');
      await take('till', 'till');
      await take('morning', 'morning');
      await take('ahead', 'ahead');
      await take('your-motel', 'site', changeSentence);
      await take('page', 'site/pages/contact', (shown) => shown.getByRole('toolbar').waitFor());
      await page.setViewportSize({ width: 390, height: 844 });
      await take('tonight-phone', 'tonight');
      await take('housekeeping-phone', 'rooms');
      await page.context().close();
    }
  });
}

/**
 * Reads the visible texts of a page, without figures and references.
 * @param end in px from the window's top: texts that reach below it are left out
 * @returns each text once, sorted
 */
export async function textsOf(page: Page, end: number): Promise<string[]> {
  const texts = await page.evaluate((bottom) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const element = node.parentElement;
      // Texts for screen readers alone are in boxes of one pixel.
      const isShown = element?.checkVisibility({ visibilityProperty: true }) && element.offsetWidth !== 1;
      if (isShown && box.height > 0 && box.bottom > 0 && box.bottom <= bottom)
        found.push(node.textContent ?? '');
    }
    return found;
  }, end);
  const words = texts.map((text) =>
    text
      .replace(/\b[A-Z]{2}-[0-9A-Z]{5}\b|\d[\d.,:]*/g, '#')
      .replace(/[\s|]+/g, ' ')
      .trim(),
  );
  return [...new Set(words)].filter((text) => /\p{L}{2}/u.test(text)).sort();
}

async function withMotel(clock: { now(): Date }, visit: (server: RunningServer) => Promise<void>) {
  const data = await mkdtemp(join(tmpdir(), 'motel-pictures-'));
  const database = await emptyDatabase();
  const settings = {
    DATA_DIR: data,
    PORT: '0',
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000',
    ...(database && { DATABASE_URL: database.url }),
  };
  const server = await startServer({ config: readConfig(settings, root), clock, runsJobs: false });
  try {
    await visit(server);
  } finally {
    await server.close();
    await database?.remove();
    await rm(data, { recursive: true });
  }
}

async function openPage(browser: Browser, { url }: RunningServer, now: Date, options: BrowserContextOptions) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-CA',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await context.clock.setFixedTime(now);
  return context.newPage();
}

/** Waits until a page has loaded all that it shows, and shows its beginning. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready.then(() => scrollTo({ top: 0, behavior: 'instant' })));
}

/** A guest at the desk takes a River Queen for two nights, and pays at the terminal. */
async function fillNewStay(page: Page): Promise<void> {
  await page.getByLabel('Nights').fill('2');
  await page.getByText('River Queen').click();
  await page.getByLabel('Mobile number').fill('403 555 0188');
  await page.getByLabel('First name').fill('Maryam');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByText('Terminal', { exact: true }).click();
}

/** The next guest is chosen, with the buttons of their arrival. */
async function chooseSecond(page: Page): Promise<void> {
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
}

/** A sentence that waits in the draft. */
async function changeSentence(page: Page): Promise<void> {
  await page.goto('/desk/site/motel');
  await page.getByLabel('At the head of the home page').fill('Sleep where the light is on.');
  const keep = page.getByRole('button', { name: 'Save draft' });
  if (await keep.isEnabled()) await keep.click();
  await page.getByText('waits in the draft').waitFor();
  await page.goto('/desk/site');
  await page.getByRole('button', { name: 'Publish 1 change' }).waitFor();
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type('lindkvist ama');
  // The answer to all of it, not to its first letters.
  await page.getByRole('option').locator('mark', { hasText: 'Ama' }).first().waitFor();
}

/** One night more, with its price, paid at the terminal. */
async function addNight(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Night of Sun 18/ }).click();
  await page.getByRole('row', { name: /^Total/ }).waitFor();
  await page.getByText('Terminal', { exact: true }).click();
}

/** A bar is dragged to a room of another kind, and not dropped. */
async function startMove(page: Page): Promise<void> {
  const room = (number: string) => page.getByRole('group', { name: `Room ${number}`, exact: true });
  const bar = await room('12').getByRole('link').nth(5).boundingBox();
  const other = await room('5').boundingBox();
  if (bar === null || other === null) throw new Error('The plan has no bar to drag');
  const x = bar.x + bar.width / 4;
  await page.mouse.move(x, bar.y + bar.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, other.y - other.height, { steps: 6 });
  await page.mouse.move(x, other.y + other.height / 2, { steps: 6 });
  await page.getByText('Drop to move').waitFor();
  await page.getByText('Working out the price').waitFor({ state: 'hidden' });
}

const room = (title: string, count: number, firstNumber: number, price: number) => ({
  ...FIRST_ANSWERS.rooms[0],
  title,
  count,
  firstNumber,
  price,
  description: 'A room above the river.',
});
const ANSWERS = {
  ...FIRST_ANSWERS,
  languages: ['en'],
  name: 'Auberge du Phare',
  tagline: 'The river to the horizon.',
  addressLines: ['120, route du Fleuve'],
  latitude: 48.85,
  longitude: -67.53,
  phone: '+1 418 555 0142',
  email: 'accueil@phare.example',
  checkOutHour: 11,
  quietFrom: 22,
  quietTo: 7,
  smokingFee: 200,
  weekOff: 10,
  monthOff: 25,
  rooms: [room('Chambre Phare', 6, 1, 129), room('Chambre Jardin', 4, 11, 109), room('Loft', 1, 21, 189)],
};

const FAMILY_ROOM = 'Habitación familiar con terraza y vista al mar';
const GUESTHOUSE = {
  name: 'Casa Cardón de la Bahía de los Sueños',
  tagline: 'Nueve habitaciones frente al mar de Cortés, con terraza y cocina.',
  city: 'San José del Cabo',
  province: 'Baja California Sur',
  country: 'MX',
  latitude: 23.06,
  longitude: -109.7,
  timeZone: 'America/Mazatlan',
  currency: 'MXN',
  phone: '+52 612 145 0199',
  addressLines: ['Calle Miguel Hidalgo 1203, entre Obregón y Zaragoza'],
  colours: { accent: '#c2512f', ground: '#23424a', paper: '#f7f1e6' },
  taxes: [
    { id: 'iva', label: 'IVA', percent: 16, of: ['rooms'], tax: { name: 'IVA' } },
    {
      id: 'hospedaje',
      label: 'Impuesto estatal sobre la prestación de servicios de hospedaje',
      percent: 4,
      of: ['rooms'],
      tax: { name: 'Impuesto estatal sobre la prestación de servicios de hospedaje' },
    },
  ],
  rooms: [
    room(FAMILY_ROOM, 3, 1, 2850),
    room('Dormitorio compartido', 4, 11, 610),
    room('Suite', 2, 21, 4200),
  ],
};

/** Reads what the page *Your motel* reads. */
// biome-ignore lint/suspicious/noExplicitAny: an answer of a call, whose shape the contracts hold
async function read(page: Page, call: string): Promise<any> {
  const answer = await page.request.get(`/api/desk/site${call === '' ? '' : `/${call}`}`);
  return answer.json();
}

/** Sends what the page *Your motel* sends. @returns the answer @throws Error with the server's sentence */
// biome-ignore lint/suspicious/noExplicitAny: an answer of a call, whose shape the contracts hold
function press(page: Page, call: string, body: object): Promise<any> {
  return page.evaluate(
    async ([path, json]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch(`/api/desk/site/${path}`, { method: 'POST', headers, body: json ?? '' });
      const read = await answer.json();
      if (!answer.ok) throw new Error(read.message);
      return read;
    },
    [call, JSON.stringify(body)],
  );
}
