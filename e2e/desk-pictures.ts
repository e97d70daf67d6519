// `npm run pictures`: takes the pictures of docs/desk.md again, of a summer evening at the front desk.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningServer, readConfig, startServer } from '@motel/api';
import { addDays, type CivilDate, civilDate } from '@motel/booking-core';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'pictures');

/** Friday, July 9, 2027, 11:07 pm at the motel. */
const evening = new Date('2027-07-10T05:07:00Z');
const friday = civilDate('2027-07-09');
let now = new Date('2027-07-05T15:00:00Z');

function nameOf(index: number): readonly [string, string] {
  return NAMES[index % NAMES.length] ?? NAMES[0];
}

/** As many rooms of each kind as are taken tonight. */
const ROOMS = {
  'hoodoo-double': 10,
  'canyon-king': 5,
  'river-queen': 8,
  'tipple-twin': 6,
  'trucker-single': 3,
} as const;

const NAMES = [
  ['Amara', 'Osei'],
  ['Wesley', 'Halvorsen'],
  ['Kofi', 'Mensah'],
  ['Delphine', 'Beaulieu'],
  ['Haruto', 'Tanaka'],
  ['Gwen', 'Pruden'],
  ['Viktor', 'Khoury'],
  ['Marguerite', 'Pinder'],
  ['Soledad', 'Voss'],
  ['Noor', 'Nolan'],
  ['Linnea', 'Nordin'],
  ['Owen', 'Orr'],
  ['Chidi', 'Igwe'],
  ['Ines', 'Pelletier'],
  ['Rhys', 'Cyr'],
  ['Dorota', 'Romaniuk'],
  ['Mina', 'Hwang'],
  ['Ada', 'Thiessen'],
  ['Priya', 'Sharma'],
  ['Luc', 'Rasmussen'],
] as const satisfies readonly (readonly [string, string])[];

const data = await mkdtemp(join(tmpdir(), 'desk-pictures-'));
const server = await startServer({
  config: readConfig({ DATA_DIR: data, PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000' }, root),
  clock: { now: () => now },
  runsJobs: false,
});
const browser = await chromium.launch(await findBrowser());
try {
  const token = await signIn(server, 'Wren Arcand');
  const stays = await liveThroughTheWeek(token);
  await mkdir(folder, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'en-CA',
      colorScheme,
      viewport: { width: 1440, height: 900 },
    });
    await context.clock.setFixedTime(evening);
    const { hostname } = new URL(server.url);
    const cookie = { name: 'motel-desk', value: token, domain: hostname, path: '/', httpOnly: true };
    await context.addCookies([{ ...cookie, sameSite: 'Strict' }]);
    const page = await context.newPage();
    for (const [name, path] of [
      ['tonight', 'tonight'],
      ['plan', 'plan'],
      ['stay', `stays/${stays[0]}`],
      ['new-stay', 'new'],
      ['rates', 'rates'],
      ['rooms', 'all-rooms'],
      ['till', 'till'],
      ['morning', 'morning'],
      ['ahead', 'ahead'],
    ] as const) {
      await take(page, path, join(folder, `desk-${name}${colorScheme === 'dark' ? '-dark' : ''}.png`));
    }
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [name, path] of [
      ['tonight-phone', 'tonight'],
      ['housekeeping-phone', 'rooms'],
    ] as const) {
      await take(page, path, join(folder, `desk-${name}${colorScheme === 'dark' ? '-dark' : ''}.png`));
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
  await rm(data, { recursive: true });
}

async function take(page: Page, path: string, file: string): Promise<void> {
  await page.goto(`/desk/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
}

/** A person who is signed in. @returns the token of their cookie */
async function signIn({ db }: RunningServer, name: string): Promise<string> {
  const person = { id: randomUUID(), name, role: 'owner' as const, created_at: now, ended_at: null };
  await db.insertInto('staff').values(person).execute();
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('staff_sessions')
    .values({
      id: randomUUID(),
      person_id: person.id,
      passkey_id: null,
      token_hash: createHash('sha256').update(token).digest('hex'),
      device: 'Front desk computer',
      created_at: now,
      used_at: now,
      expires_at: new Date('2027-12-31T00:00:00Z'),
      ended_at: null,
    })
    .execute();
  return token;
}

/** The clock goes on; the person stays signed in over the nights between. */
async function goOn(to: Date): Promise<void> {
  now = to;
  await server.db
    .updateTable('staff_sessions')
    .set({ expires_at: new Date('2027-12-31T00:00:00Z') })
    .execute();
}

/** Books, checks in and cleans as a week would. @returns the ids of the stays, tonight's first arrival first */
async function liveThroughTheWeek(token: string): Promise<string[]> {
  const desk = async (path: string, body?: object) => {
    const answer = await fetch(new URL(path, server.url), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie: `motel-desk=${token}`,
        origin: server.url,
        ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const book = async ([firstname, lastname]: readonly [string, string], stay: WantedStay, index: number) => {
    const { adults = 2, children = 0, pets = 0 } = stay;
    const party = { adults, children, infants: 0, pets, rooms: 1 };
    const { typeId, checkIn, checkOut } = stay;
    const wanted = { typeId, checkIn, checkOut, ...party };
    const query = new URLSearchParams(Object.entries(wanted).map(([key, value]) => [key, String(value)]));
    const { total } = await desk(`/api/desk/quote?${query}`);
    const guest = {
      firstname,
      lastname,
      phone: `403555${String(1000 + index)}`,
      email: `${lastname.toLowerCase()}@example.ca`,
      car: index % 3 === 0 ? 'Grey wagon' : '',
      request: '',
    };
    const { id } = await desk('/api/desk/stays', {
      typeId,
      checkIn,
      checkOut,
      party,
      guest,
      total,
      pay: index % 5 === 4 ? 'later' : index % 2 === 0 ? 'terminal' : 'cash',
    });
    return id as string;
  };

  // All is booked on Monday; then the days go by in their order.
  now = new Date('2027-07-05T18:00:00Z');
  const house: { readonly id: string; readonly from: CivilDate }[] = [];
  const arriving: string[] = [];
  let index = 0;
  for (const [typeId, rooms] of Object.entries(ROOMS)) {
    for (let room = 0; room < rooms; room += 1, index += 1) {
      const isIn = index % 5 !== 2;
      const checkIn = isIn ? addDays(friday, -1 - ((index * 3) % 4)) : friday;
      const checkOut = addDays(friday, 1 + ((index * 7) % 4));
      const party = { adults: 1 + (index % 2), children: index % 6 === 1 ? 1 : 0 };
      const pets = typeId === 'hoodoo-double' && index % 4 === 0 ? 1 : 0;
      const id = await book(nameOf(index), { typeId, checkIn, checkOut, ...party, pets }, index);
      if (isIn) house.push({ id, from: checkIn });
      else arriving.push(id);
      const later = addDays(checkOut, index % 3);
      const next = { typeId, checkIn: later, checkOut: addDays(later, 2 + (index % 4)) };
      await book(nameOf(index + 11), next, index + 100);
    }
  }
  await desk('/api/desk/rooms/propose', {});
  for (const { id, from } of house.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const arrival = new Date(`${from}T23:30:00Z`);
    if (arrival > now) await goOn(arrival);
    await desk(`/api/desk/stays/${id}/check-in`, { isUncleanAccepted: true });
  }
  await server.runJobs();
  await goOn(evening);
  const walkIns = [
    { typeId: 'river-queen', checkIn: friday, checkOut: addDays(friday, 1) },
    { typeId: 'hoodoo-double', checkIn: friday, checkOut: addDays(friday, 2) },
  ];
  for (const [at, walkIn] of walkIns.entries()) {
    const id = await book(nameOf(at + 5), walkIn, 202 + at * 3);
    await desk(`/api/desk/stays/${id}/check-in`, {});
  }
  const { types } = await desk('/api/desk/rooms');
  for (const type of types as readonly NumberedRooms[]) {
    if (type.id !== 'fossil-quad') continue;
    for (const { id } of type.rooms) {
      const closure = { checkIn: friday, checkOut: '2027-07-29', reason: 'New floors' };
      await desk(`/api/desk/rooms/${id}/close`, closure);
    }
  }
  await server.runJobs();
  await desk('/api/desk/rooms/propose', {});
  await desk('/api/desk/notes', {
    text: 'The ice machine by 20 is noisy, so keep 19 for last. The crew in 31 starts at 5:00; breakfast bags are in the fridge.',
  });
  return [...arriving, ...house.map(({ id }) => id)];
}

interface NumberedRooms {
  readonly id: string;
  readonly rooms: readonly { readonly id: string }[];
}

interface WantedStay {
  readonly typeId: string;
  readonly checkIn: CivilDate;
  readonly checkOut: CivilDate;
  readonly adults?: number;
  readonly children?: number;
  readonly pets?: number;
}
