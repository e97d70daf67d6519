import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays, dateAt, dollarDigits, NO_MONEY, parseTariff, price } from '@motel/booking-core';
import { motel, properties, tariff } from '@motel/content';
import { OWN_FOLDER } from '@motel/content/build';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareFolder } from '../support/databases.ts';
import { GOOD_CARD } from '../support/good-card.ts';
import { checkoutRequest } from '../support/test-guest.ts';
import { startDevSite } from './dev-site.ts';
import { type Program, startProgram } from './program.ts';

/** The texts that name the motel of this installation, and another's in their place. */
const OTHERS: readonly (readonly [ours: string, another: string])[] = [
  [motel.name, 'Auberge du Phare'],
  [motel.tagline, 'Dormez sous le phare.'],
  [motel.farewell, 'Bon vent.'],
  [motel.city, 'Matane'],
  [motel.province, 'Québec'],
  [motel.phone.shown, '+1 418 555 0142'],
  [motel.phone.href, 'tel:+14185550142'],
  [motel.email, 'accueil@phare.example'],
  [motel.addressLines[0]!, '1, rue du Phare'],
  [motel.houseRules.timeZone, 'America/Toronto'],
  [properties[0]!.title, 'Chambre double'],
];

/** Texts in which a motel may be named. */
const TEXT = /\.(?:ya?ml|md|json|svg)$/;

describe('a folder that MOTEL names', () => {
  let folder: string;
  let program: Program;
  let address: string;
  let site: Awaited<ReturnType<typeof startDevSite>>;
  let data: Awaited<ReturnType<typeof prepareFolder>>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'motel-another-'));
    copyRenamed(folder);
    data = await prepareFolder();
    program = startProgram({ MOTEL: folder, DATA_DIR: data.folder });
    address = await program.opened();
    site = await startDevSite({ MOTEL: folder, API_ORIGIN: address, VITE_CACHE: join(folder, 'vite') });
  });
  afterAll(async () => {
    await site?.stop();
    program?.child.kill();
    await program?.ended;
    await data?.remove();
    rmSync(folder, { recursive: true });
  });

  async function textOf(url: string, init?: RequestInit): Promise<string> {
    const response = await fetch(url, init);
    const text = await response.text();
    expect(response.status, `${url}: ${text}`).toBeLessThan(400);
    return text;
  }

  test('is the motel of the website: no page has a name of this one', async () => {
    const map = await textOf(`${site.address}/sitemap.xml`);
    const listed = [...map.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    expect(listed.length).toBeGreaterThan(25);
    for (const path of [...listed, '/signin', '/confirm', '/booking-history', '/site.webmanifest']) {
      const html = await textOf(site.address + path);
      expect(html, path).toContain('Auberge du Phare');
      expect(namesIn(html), path).toEqual([]);
    }
  });

  test('is the motel of the calls, the card page and the mails', async () => {
    const json = { 'content-type': 'application/json' };
    const post = (path: string, body: unknown, headers = {}) =>
      textOf(address + path, {
        method: 'POST',
        headers: { ...json, ...headers },
        body: JSON.stringify(body),
      });
    const { id, token } = JSON.parse(await post(ENDPOINTS.signIn.path, { mobile: '+14185550199' }));
    const checkIn = addDays(dateAt(Date.now(), 'America/Toronto'), 3);
    const stay = { checkIn, checkOut: addDays(checkIn, 2) };
    const request = checkoutRequest(id, stay, properties[0]!);
    const asked = {
      room: properties[0]!.id,
      from: stay.checkIn,
      to: stay.checkOut,
      rooms: 1,
      extraPersons: 0,
    };
    const priced = price(parseTariff(tariff), { ...asked, party: request.guests });
    const totalAmount = dollarDigits(priced.ok ? priced.quote.total : NO_MONEY);
    const authorization = { authorization: `Bearer ${token}` };
    const checkout = JSON.parse(
      await post(ENDPOINTS.createCheckout.path, { ...request, totalAmount }, authorization),
    );
    const card = await textOf(checkout.url);
    const body = new URLSearchParams(GOOD_CARD);
    await fetch(checkout.url, { method: 'POST', body, redirect: 'manual' });
    const mails = join(data.folder, 'mail');
    await expect.poll(() => readdirSync(mails)).not.toHaveLength(0);
    const mail = readFileSync(join(mails, readdirSync(mails)[0]!), 'utf8');
    const bookings = await textOf(address + ENDPOINTS.bookings.path, { headers: authorization });
    for (const text of [card, mail, bookings, await textOf(address + ENDPOINTS.properties.path)]) {
      expect(namesIn(text)).toEqual([]);
    }
    expect(card).toContain('Auberge du Phare');
    expect(mail).toContain('Auberge du Phare');
  });
});

function namesIn(text: string): string[] {
  return OTHERS.map(([ours]) => ours).filter((ours) => text.includes(ours));
}

/** A copy of the motel's folder with everything that names it replaced. */
function copyRenamed(folder: string): void {
  cpSync(OWN_FOLDER, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name)) continue;
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      OTHERS.reduce((all, [ours, another]) => all.replaceAll(ours, another), text),
    );
  }
}
