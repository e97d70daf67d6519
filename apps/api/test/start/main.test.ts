import { once } from 'node:events';
import fs, { type StatsFs } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type CheckoutRequest, ENDPOINTS } from '@motel/api-client/contracts';
import { addDays, dateAt, dollarDigits, ENGLISH, NO_MONEY, parseTariff, price } from '@motel/booking-core';
import { motel as content, motel, motel as own, properties, tariff } from '@motel/content/testing';
import { readConfig } from '../../src/config/read-config.ts';
import { lockFolder } from '../../src/db/folder-lock.ts';
import { welcome } from '../../src/welcome.ts';
import { prepareFolder } from '../support/databases.ts';
import { checkoutRequest, GOOD_CARD } from '../support/test-booking.ts';
import { MAIN, type Program, runHere, startProgram } from './program.ts';

describe('the program', () => {
  let dataDir: string;
  let remove: () => Promise<void>;
  let programs: Program[];
  beforeEach(async () => {
    ({ folder: dataDir, remove } = await prepareFolder());
    programs = [];
  });
  afterEach(async () => {
    for (const { child, ended } of programs) {
      child.kill('SIGKILL');
      await ended;
    }
    await remove();
  });

  function start(env: NodeJS.ProcessEnv = {}): Program {
    const program = startProgram({ DATA_DIR: dataDir, ...env });
    programs.push(program);
    return program;
  }

  async function endsWell({ child, ended }: Program, signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    expect(await ended).toBe(0);
    lockFolder(dataDir)();
  }

  async function call(url: string, body?: unknown, token?: string) {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return response.json();
  }

  test('prints its address, card and folder, locks it, and survives kill -9', async () => {
    const program = start();
    const address = await program.opened();
    for (const words of [
      `${own.name} is open: http://localhost:`,
      '4242 4242 4242 4242',
      dataDir,
      'not a power cut',
      `The front desk is at ${address}/desk.`,
      `${address}/desk/join#`,
    ])
      expect(program.said()).toContain(words);
    expect(await call(`${address}${ENDPOINTS.properties.path}`)).toHaveLength(properties.length);

    expect(await refusal({ DATA_DIR: dataDir })).toBe(
      `\nThe folder ${dataDir} is in use by another process. Stop the motel that is running there, or choose another folder with DATA_DIR.\n`,
    );

    // A paid booking survives kill -9 and a restart.
    const { id, token } = await call(`${address}${ENDPOINTS.signIn.path}`, { mobile: '+14035550142' });
    const request = ownCheckout(id);
    const { url } = await call(`${address}${ENDPOINTS.createCheckout.path}`, request, token);
    const paid = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(GOOD_CARD),
      redirect: 'manual',
    });
    expect(paid.status).toBe(303);
    program.child.kill('SIGKILL');
    await program.ended;
    const second = start();
    const { bookings } = await call(`${await second.opened()}${ENDPOINTS.bookings.path}`, undefined, token);
    expect(bookings).toMatchObject([{ checkInDate: request.checkInDate, bookingStatus: 'confirmed' }]);
    await endsWell(second, 'SIGINT');
  });

  test('prints Stripe’s mode and the webhook, and no secret', async () => {
    const key = 'sk_test_51Hq';
    const webhookSecret = 'whsec_0dF9';
    const program = start({
      PUBLIC_URL: 'https://motel.example',
      STOP_DELAY: '0',
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      METRICS_TOKEN: 'the-owner-may-look',
      HISTORY_SCOPE: 'device',
    });
    expect(await program.opened()).toBe('https://motel.example');
    for (const words of [
      'Guests pay by Stripe in test mode, no money moves. Card 4242 4242 4242 4242',
      'https://motel.example/api/payments/webhook',
      'Metrics are at /metrics of this process',
      "My Bookings shows the stays of a guest's device",
      'desk -- invite name="Their Name" role=owner',
    ])
      expect(program.said()).toContain(words);
    for (const words of ['/desk/join', 'the-owner-may-look', key, webhookSecret])
      expect(program.said()).not.toContain(words);
    await endsWell(program, 'SIGTERM');

    const live = { STRIPE_SECRET_KEY: 'rk_live_51Hq', STRIPE_WEBHOOK_SECRET: webhookSecret };
    expect(welcome(content, '', readConfig(live), '')).toContain('Guests pay by Stripe, live: money moves.');
  });

  test('invalid content ends the start with a sentence for each mistake', async () => {
    const slip = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
      const { readFileSync } = fs;
      fs.readFileSync = (path, ...how) => {
        const text = readFileSync(path, ...how);
        return String(path).endsWith('motel.yaml') ? text.replace(/(checkInHour: ).+|(email: ).+/g, '$1$2noon') : text;
      }; syncBuiltinESMExports();`;
    const program = start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(slip)}` });
    expect(await program.ended).toBe(1);
    expect(program.said()).toMatch(
      /^\nThe motel’s content has mistakes:\nmotel\.yaml:\d+: email .+\.\nmotel\.yaml:\d+: houseRules\.checkInHour .+\.\n$/,
    );
  });
});

describe('a start ends with a sentence', () => {
  let dataDir: string;
  beforeAll(async () => {
    const { folder, remove } = await prepareFolder();
    dataDir = folder;
    return remove;
  });

  test('where the port is in use', async () => {
    const rival = createServer().listen(0, '127.0.0.1');
    await once(rival, 'listening');
    const { port } = rival.address() as { port: number };
    expect(await refusal({ DATA_DIR: dataDir, PORT: String(port) })).toBe(
      `\nPort ${port} at 127.0.0.1 is in use by another program. Choose another one with PORT.\n`,
    );
    rival.close();
  });

  test('on a full disk', async () => {
    vi.spyOn(fs.promises, 'statfs').mockResolvedValue({ bavail: 3 * 256, bsize: 4096 } as StatsFs);
    syncBuiltinESMExports();
    onTestFinished(() => {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    });
    expect(await refusal({ DATA_DIR: dataDir })).toBe(
      `\nThe disk of ${dataDir} is full: 3 MB are free, and the database needs 64 MB to open. Free some space on it; no booking is lost.\n`,
    );
  });

  test.each([
    [{ PORT: 'x' }, 'PORT must be a port number'],
    [{ PUBLIC_URL: 'https://motel.example' }, 'everybody could book without paying'],
    [{ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' }, 'The database cannot be reached'],
    [{ DATA_DIR: MAIN }, `DATA_DIR ${MAIN} cannot be used: EEXIST: file already exists`],
    [{ DATA_DIR: join(MAIN, 'x') }, 'cannot be used: ENOTDIR: not a directory'],
    [{ HOST: '203.0.113.1', PUBLIC_URL: 'http://localhost' }, 'It cannot start: listen EADDRNOTAVAIL'],
  ])('with %o', async (env, sentence) => {
    const said = await refusal({ DATA_DIR: dataDir, ...env });
    expect(said).toContain(sentence);
    expect(said).not.toMatch(/secret| {4}at /);
  });

  test('with a database of another making', async () => {
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '9.6\n');
    const said = await refusal({ DATA_DIR: dataDir });
    expect(said).toContain(`The database in ${join(dataDir, 'postgres')} cannot be opened`);
    expect(said).toContain('Its files must belong to the user who runs the motel');
    expect(said).not.toContain('    at ');
    lockFolder(dataDir)();
  });
});

async function refusal(env: NodeJS.ProcessEnv): Promise<string> {
  const { code, said } = await runHere(MAIN, env);
  expect(code).toBe(1);
  return said;
}

/** A request for two nights in three days, at the motel's own prices: on some days of the week the nights cost more. */
function ownCheckout(userId: string): CheckoutRequest {
  const checkIn = addDays(dateAt(Date.now(), motel.houseRules.timeZone), 3);
  const stay = { checkIn, checkOut: addDays(checkIn, 2) };
  const room = properties[0]!;
  const request = checkoutRequest(userId, stay, room);
  const asked = { room: room.id, from: stay.checkIn, to: stay.checkOut, rooms: 1, extraPersons: 0 };
  const priced = price(parseTariff(tariff), { ...asked, party: request.guests }, ENGLISH.price);
  return { ...request, totalAmount: dollarDigits(priced.ok ? priced.quote.total : NO_MONEY) };
}
