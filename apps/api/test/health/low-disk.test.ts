import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { motel as content } from '@motel/content/testing';
import { byHand } from '../support/by-hand.ts';
import { PGLITE } from '../support/databases.ts';
import { freshStay, ROOMS, signInGuest } from '../support/test-booking.ts';
import { motelOfEachTest, motelOfThisTest } from '../support/test-motel.ts';

const MEGABYTE = 2 ** 20;
const TOKEN = 'the-owner-may-look';

describe('a motel in a folder whose disk fills up', () => {
  let free = 900 * MEGABYTE;
  afterEach(() => {
    free = 900 * MEGABYTE;
  });
  const motel = motelOfEachTest({ freeSpace: async () => free, metricsToken: TOKEN }, PGLITE);

  const attention = () => byHand(motel).attention();
  const saidInLog = (words: string) => motel.log.filter((line) => line.includes(words)).length;

  test('sells nothing, says why and by which number to book, and sells again', async () => {
    const guest = await signInGuest(motel);
    free = 255 * MEGABYTE;
    const refused = await guest.book(freshStay(), ROOMS.single);
    expect(refused).toMatchObject({ status: 503, body: { code: 'not-selling' } });
    expect(refused.body.message).toContain('no space left for new bookings');
    expect(refused.body.message).toContain(content.phone.shown);
    expect(refused.headers.get('retry-after')).toBe('600');
    free = 256 * MEGABYTE;
    expect((await guest.book(freshStay(), ROOMS.single)).status).toBe(200);
  });

  test('keeps the bookings that it has: they are paid and shown', async () => {
    const guest = await signInGuest(motel);
    const stay = freshStay();
    const key = randomUUID();
    const held = await guest.book(stay, ROOMS.single, { key });
    free = 70 * MEGABYTE;
    expect((await guest.book(stay, ROOMS.single, { key })).body).toEqual(held.body);
    await guest.pay(held.body.url);
    expect(await guest.bookings()).toMatchObject([{ bookingStatus: 'confirmed' }]);
    expect((await motel.call(ENDPOINTS.properties.path)).status).toBe(200);
  });

  test('says so once in the log, at /readyz, in the metrics and at the desk', async () => {
    await motel.server.runJobs();
    expect((await motel.call('/readyz')).body).toEqual({ status: 'ready' });
    free = 100 * MEGABYTE;
    for (let run = 0; run < 3; run += 1) await motel.server.runJobs();
    expect(saidInLog('nearly full')).toBe(1);
    const body = { status: 'ready', troubles: ['low-disk'] };
    expect(await motel.call('/readyz')).toMatchObject({ status: 200, body });
    const metrics = await motel.call('/metrics', { token: TOKEN });
    expect(metrics.body).toContain(`motel_disk_free_bytes{disk="data"} ${free}\n`);
    expect(await attention()).toContain('The disk is nearly full, and the motel sells no rooms');

    free = 300 * MEGABYTE;
    for (let run = 0; run < 3; run += 1) await motel.server.runJobs();
    expect(saidInLog('has space again')).toBe(1);
    expect((await motel.call('/readyz')).body).toEqual({ status: 'ready' });
    expect(await attention()).toBe('');
  });
});

test('a motel on a server asks no disk of its own', async () => {
  const motel = await motelOfThisTest({ freeSpace: async () => 0 });
  const guest = await signInGuest(motel);
  await motel.server.runJobs();
  expect((await guest.book(freshStay(), ROOMS.single)).status).toBe(200);
  expect((await motel.call('/readyz')).body).toEqual({ status: 'ready' });
});
