import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { motel, properties } from '@motel/content/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareFolder } from '../support/databases.ts';
import { copyReplaced, type Replaced } from './another-folder.ts';
import { startDevSite } from './dev-site.ts';
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

  async function textOf(url: string): Promise<string> {
    const response = await fetch(url);
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
});

function namesIn(text: string): string[] {
  return OTHERS.map(([ours]) => ours).filter((ours) => text.includes(ours));
}
