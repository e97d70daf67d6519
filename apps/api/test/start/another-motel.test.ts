import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { motel, properties } from '@motel/content/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareFolder } from '../support/databases.ts';
import { GOOD_CARD } from '../support/test-guest.ts';
import { copyReplaced, type Replaced } from './another-folder.ts';
import { startDevSite } from './dev-site.ts';
import { firstMail } from './first-mail.ts';
import { ownCheckout } from './own-checkout.ts';
import { type Program, startProgram } from './program.ts';

/** The texts that name the motel of this installation, and another's in their place. */
const OTHERS: readonly Replaced[] = [
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

describe('a folder that MOTEL names', () => {
  let folder: string;
  let program: Program;
  let address: string;
  let site: Program;
  let siteAddress: string;
  let data: Awaited<ReturnType<typeof prepareFolder>>;

  beforeAll(async () => {
    folder = copyReplaced(OTHERS);
    data = await prepareFolder();
    program = startProgram({ MOTEL: folder, DATA_DIR: data.folder });
    address = await program.opened();
    site = startDevSite({ MOTEL: folder, API_ORIGIN: address, VITE_CACHE: join(folder, 'vite') });
    siteAddress = (await site.opened()).replace(/\/$/, '');
  });
  afterAll(async () => {
    for (const started of [site, program]) {
      started?.child.kill();
      await started?.ended;
    }
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
    const map = await textOf(`${siteAddress}/sitemap.xml`);
    const listed = [...map.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    expect(listed.length).toBeGreaterThan(25);
    for (const path of [...listed, '/signin', '/confirm', '/booking-history', '/site.webmanifest']) {
      const html = await textOf(siteAddress + path);
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
    const authorization = { authorization: `Bearer ${token}` };
    const checkout = JSON.parse(await post(ENDPOINTS.createCheckout.path, ownCheckout(id), authorization));
    const card = await textOf(checkout.url);
    const body = new URLSearchParams(GOOD_CARD);
    await fetch(checkout.url, { method: 'POST', body, redirect: 'manual' });
    const mail = await firstMail(data.folder);
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
