// `npm run pictures`: takes the README's picture of a motel that its owner has begun at the desk.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, startServer } from '@motel/api';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { signInAtDesk } from './support/desk.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, 'docs', 'pictures', 'auberge-du-phare.png');

/** A day of June at the river, so that the picture changes only when the site does. */
const noon = new Date('2027-06-14T16:00:00Z');

const room = (title: string, count: number, firstNumber: number, price: number) => ({
  ...{ title, count, firstNumber, price, roomType: 'Double', guests: 2, beds: 1 },
  description: 'A room above the river.',
});
const answers = {
  languages: ['en'],
  ...{ name: 'Auberge du Phare', tagline: 'The river to the horizon.', city: 'Matane', province: 'Québec' },
  ...{ country: 'Canada', latitude: 48.85, longitude: -67.53, timeZone: 'America/Toronto', currency: 'CAD' },
  ...{ addressLines: ['120, route du Fleuve'], phone: '+1 418 555 0142', email: 'accueil@phare.example' },
  ...{ checkInHour: 16, checkOutHour: 11, quietFrom: 22, quietTo: 7, smokingFee: 200, pets: 0, petFee: 0 },
  ...{ weekOff: 10, monthOff: 25, taxes: [] },
  colours: { accent: '#e8503a', ground: '#1d3f66', paper: '#eef2f5' },
  rooms: [room('Chambre Phare', 6, 1, 129), room('Chambre Jardin', 4, 11, 109), room('Loft', 1, 21, 189)],
};
const data = await mkdtemp(join(tmpdir(), 'motel-begun-'));
const clock = { now: () => noon };
const server = await startServer({
  config: readConfig({ DATA_DIR: data, PORT: '0', LOG_LEVEL: 'error' }, root),
  clock,
  runsJobs: false,
});
const browser = await chromium.launch(await findBrowser());
try {
  const context = await browser.newContext({
    ...{ baseURL: server.url, locale: 'en-CA', colorScheme: 'light' },
    viewport: { width: 1440, height: 900 },
  });
  await context.clock.setFixedTime(noon);
  await signInAtDesk(context, { ...server, clock }, 'owner', 'Odile Gagné');
  const page = await context.newPage();
  await page.goto('/desk/site');
  await press(page, 'begin', answers);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
} finally {
  await browser.close();
  await server.close();
  await rm(data, { recursive: true });
}

/** Sends what the page *Your motel* sends. @throws Error with the server's sentence */
async function press(page: Page, call: string, body: object): Promise<void> {
  await page.evaluate(
    async ([path, json]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch(`/api/desk/site/${path}`, { method: 'POST', headers, body: json ?? '' });
      const read = await answer.json();
      if (!answer.ok) throw new Error(read.message);
    },
    [call, JSON.stringify(body)],
  );
}
