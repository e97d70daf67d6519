// @vitest-environment node

import { readMotel, sitePartAt, wordsOf } from '@motel/content/server';
import { madeUpFiles } from '@motel/content/testing/made-up';
import type { Language } from '@motel/language';
import { isMixed, MADE_UP } from '@motel/language/testing';
import { routesOf } from '../src/app/routes.ts';
import { renderAt } from './support/render.ts';
import { CARDS, DOUBLE } from './support/rooms.ts';
import { motel, WORDS } from './support/site.ts';

vi.mock('../../../packages/language/src/languages.ts', async (original) => {
  const { withMadeUp } = await import('@motel/language/testing');
  const { listCountries } = await import('../src/shared/phone/list-countries.ts');
  return withMadeUp(await original(), { countries: listCountries('ka') });
});

const words = wordsOf(readMotel(madeUpFiles()), MADE_UP as Language);
const ANSWERS = {
  '/api/motel/': ({ url }: Request) => Response.json({ part: sitePartAt(words, new URL(url).pathname) }),
};

/** The texts of data: the stub answers in English, whatever a call names. */
function stringsIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return data.length > 2 ? [data] : [];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : [];
}

const NAMES = [
  ...[motel.name, motel.city, motel.email, motel.money.currency, 'motel.test', 'English'],
  ...motel.attractionGroups.flat().flatMap(({ name, credit }) => [name, credit]),
  ...stringsIn([CARDS, DOUBLE]),
  // Its pictures have no description, as the API's have.
  'A picture of the room',
];

/** All that a page shows, and says to a screen reader, but for the lines that offer it in other languages. */
function textsOf(html: string): readonly string[] {
  const own = html.replace(/<aside class="\w+" lang=.*?<\/aside>/g, '').replaceAll('&amp;', '&');
  const shown = own.replace(/<(script|code)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
  const named = shown.matchAll(/ (?:aria-label|alt|title|placeholder|name="description" content)="([^"]*)"/g);
  return [...shown.split(/<[^>]+>/), ...Array.from(named, ([, text = '']) => text)];
}

it.each(routesOf(WORDS.motel).map(({ path }) => path))(
  '§13.4 a language that the one list has says all of %s',
  async (path) => {
    const { body } = await renderAt(new URL(path.replace(':id', DOUBLE._id), 'http://motel.test'), ANSWERS);
    expect(body).toContain(` href="/${MADE_UP}/`);
    expect(textsOf(body).filter((text) => isMixed(text, NAMES))).toEqual([]);
  },
);
