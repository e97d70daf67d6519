import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, startServer } from '@motel/api';
import { addDays, civilDate } from '@motel/booking-core';
import { properties } from '@motel/content';
import { chromium } from '@playwright/test';
import { inTransaction } from '../apps/api/src/db/index.ts';
import { roomsInUse, takeRoom } from '../apps/api/src/rooms/index.ts';
import { plantStays } from '../apps/api/test/support/planted-stays.ts';
import { findBrowser } from './browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const now = new Date('2027-07-10T05:07:00Z');
const data = await mkdtemp(join(tmpdir(), 'zz-'));
const server = await startServer({
  config: readConfig({ DATA_DIR: data, PORT: '0', LOG_LEVEL: 'error' }, root),
  clock: { now: () => now },
  runsJobs: false,
});
const db = server.db;
const D = civilDate('2027-07-09');
const rooms = await roomsInUse(db);
const came = { arrivedAt: new Date('2027-07-08T22:00:00Z') };
async function put(number: string, from: number, n: number, name: string, more: object = {}, assign = true) {
  const room = rooms.find((r) => r.number === number)!;
  const stay = { checkIn: addDays(D, from), checkOut: addDays(D, from + n) };
  const [id = ''] = await plantStays(db, [
    { ...stay, name, room: properties.find((p) => p.id === room.propertyId)!, ...more },
  ]);
  if (assign) await inTransaction(db, (trx) => takeRoom(trx, id, room.id, stay));
}
await put('9', 0, 1, 'Wesley Halvorsen', { expectedTime: '22:30' });
await put('22', 0, 3, 'Amara Osei-Lindqvist', {
  expectedTime: '23:15',
  phone: '403-555-0138',
  reference: 'LI-K7QDM',
});
await put('31', 0, 6, 'Kofi Mensah', { expectedTime: '23:45', paid: 100_00 });
await put('12', -2, 2, 'Gone Guest', { ...came, leftAt: new Date('2027-07-09T16:00:00Z') });
await put('12', 0, 2, 'Delphine Beaulieu', { expectedTime: '00:15' });
await put('39', 0, 2, 'Haruto Tanaka', { expectedTime: '00:30' });
await put('4', 0, 1, 'Gwen Pruden', { paid: 20_00 });
await put('30', 0, 4, 'Juno Eriksen', { arrivedAt: new Date('2027-07-10T03:41:00Z') });
const names =
  'Viktor Khoury,Marguerite Pinder,Soledad Voss,Delphine Sharma,Noor Nolan,Linnea Nordin,Soledad Zhao,Owen Orr'.split(
    ',',
  );
const nos = ['1', '11', '18', '21', '23', '28', '35', '37'];
for (const [i, n] of names.entries())
  await put(nos[i]!, -1 - (i % 4), 2 + (i % 4), n, { ...came, ...(i > 4 && i < 7 ? { paid: 100_00 } : {}) });
const more =
  'Igwe,Pelletier,Cyr,Romaniuk,Hwang,Uchida,Thiessen,MacRae,Khoury,Quill,Raghavan,Marchuk,Hwang,Rahimi,Elliott,Ito,Whitford'.split(
    ',',
  );
const nos2 = [
  '3',
  '5',
  '7',
  '8',
  '10',
  '13',
  '14',
  '16',
  '17',
  '20',
  '25',
  '26',
  '27',
  '29',
  '32',
  '38',
  '40',
];
for (const [i, n] of more.entries()) await put(nos2[i]!, -1 - (i % 3), 3 + (i % 4), `Guest ${n}`, came);
await put('36', -2, 2, 'Old Guest', { ...came, leftAt: new Date('2027-07-09T16:00:00Z') });
await put('19', -2, 2, 'Old Guest', { ...came, leftAt: new Date('2027-07-09T16:00:00Z') });
await put('24', 10, 2, 'Henrik Lindquist', {}, true);
await put('6', 5, 2, 'Saga Lindkvist', { status: 'cancelled' }, false);
await put('24', 1, 2, 'Ada Later', {}, false);
const person = {
  id: randomUUID(),
  name: 'Wren Arcand',
  role: 'clerk' as const,
  created_at: now,
  ended_at: null,
};
await db.insertInto('staff').values(person).execute();
const token = randomBytes(32).toString('base64url');
await db
  .insertInto('staff_sessions')
  .values({
    id: randomUUID(),
    person_id: person.id,
    passkey_id: null,
    token_hash: createHash('sha256').update(token).digest('hex'),
    device: 'x',
    created_at: now,
    used_at: now,
    expires_at: new Date(now.getTime() + 9e7),
    ended_at: null,
  })
  .execute();
await db
  .insertInto('desk_notes')
  .values({
    id: 'n',
    booking_id: null,
    room_id: null,
    text: 'Ice machine by 20 is noisy, so keep 19 for last. Mensah’s crew start at 5:00, breakfast bags are in the fridge.',
    person_id: person.id,
    created_at: new Date('2027-07-09T21:04:00Z'),
    done_at: null,
    done_by: null,
  })
  .execute();
const browser = await chromium.launch(await findBrowser());
try {
  for (const scheme of ['light', 'dark'] as const)
    for (const [name, w, h] of [
      ['wide', 1440, 900],
      ['phone', 390, 844],
      ['mid', 1000, 800],
      ['small', 320, 640],
    ] as const) {
      if (process.argv[2] && !process.argv[2].split(',').includes(`${name}-${scheme}`)) continue;
      const context = await browser.newContext({
        viewport: { width: w, height: h },
        colorScheme: scheme,
        baseURL: server.url,
      });
      await context.clock.setFixedTime(now);
      await context.addCookies([
        { name: 'motel-desk', value: token, url: server.url, httpOnly: true, sameSite: 'Strict' },
      ]);
      const page = await context.newPage();
      page.on('console', (m) => m.type() === 'error' && console.log(m.text()));
      await page.goto('/desk/tonight');
      await page.getByRole('heading', { name: 'Key board' }).waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.screenshot({ path: `/tmp/zz/${name}-${scheme}.png`, fullPage: name !== 'wide' });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (over > 0) console.log(name, 'overflows by', over);
      if (name === 'wide' || name === 'phone') {
        await page.getByRole('combobox').fill('lindq');
        await page.getByRole('option').first().waitFor();
        await page.screenshot({ path: `/tmp/zz/${name}-search-${scheme}.png` });
      }
      await context.close();
    }
} finally {
  await browser.close();
  await server.close();
  await rm(data, { recursive: true });
}
