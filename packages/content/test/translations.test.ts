import { LANGUAGE_CODES } from '@motel/language';
import { OWN_FOLDER, PLAIN_FOLDER } from '../src/folder/own-folder.ts';
import { missingWords, readMotel } from '../src/folder/read-motel.ts';
import type { Motel } from '../src/index.ts';
import { begunTexts, dictionaryGroups } from '../src/parts/index.ts';
import { filesOfFolder, filesOfTexts, folderTexts, type MotelTexts } from '../src/server.ts';
import { linesOf } from './support/changed-folder.ts';
import { FIRST_ANSWERS } from './support/first-answers.ts';

const plain = folderTexts(filesOfFolder(PLAIN_FOLDER));
const filesOf = (texts: MotelTexts) => filesOfTexts(texts, filesOfFolder(PLAIN_FOLDER).has);
const inTwo = { ...plain, 'motel.yaml': `languages: [en, fr]\n${plain['motel.yaml']}` };

describe('§13.4 a motel in two languages', () => {
  test('has every word in French, whichever of its two motels it is', () => {
    for (const folder of [PLAIN_FOLDER, OWN_FOLDER]) {
      expect(missingWords(filesOfFolder(folder), 'fr')).toEqual([]);
    }
  });

  test('says its own words by its dictionary, the rest as the software does', () => {
    const { language, languages, translated } = readMotel(OWN_FOLDER);
    expect([language, languages]).toEqual(['en', ['en', 'fr']]);
    const { tagline, policies, properties, pages, stayTimes } = translated.fr!;
    expect(tagline).toBe('« Bonne nuit », dit-elle.');
    expect(policies.checkIn).toBe('L’arrivée est à 15\u00a0h.');
    expect(stayTimes).toMatchObject({ checkIn: '15\u00a0h', desk: 'jour et nuit' });
    expect(pages.terms?.headline).toBe('Les petits caractères, en grand.');
    // What is sold is the same.
    const { properties: english } = readMotel(OWN_FOLDER);
    for (const [at, { id, rooms, pricePerNight, roomType }] of english.entries()) {
      expect(properties[at]).toMatchObject({ id, rooms, pricePerNight, roomType });
    }
    expect(properties[0]?.plan?.size).toEqual(english[0]?.plan?.size);
  });

  test('a text without a translation stays, and is listed as missing', () => {
    const texts = { ...inTwo, 'fr.yaml': '"A room by the road.": Une chambre.\n' };
    const { translated } = readMotel(filesOf(texts));
    expect(translated.fr).toMatchObject({ tagline: 'Une chambre.', farewell: 'Come again.' });
    const missing = missingWords(filesOf(texts), 'fr');
    expect(missing).toContain('Come again.');
    expect(missing).not.toContain('A room by the road.');
    // An amenity, a link or a fact alone is no text to translate.
    for (const text of ['Breakfast', '[{phone}]({phoneLink})', '{checkIn} {checkOut}']) {
      expect(missing).not.toContain(text);
    }
  });

  test('a text is listed under its part, or under prices, a missing one beside i', () => {
    const texts = { ...inTwo, 'fr.yaml': '"A room by the road.": Une chambre.\n' };
    const missing = ['Come again.', 'How to reach us.', 'Breakfast basket'];
    const groups = dictionaryGroups('fr.yaml', missing, texts, []);
    expect(groups.map(({ title, fields }) => [title, fields.map(({ label }) => label)])).toEqual([
      ['Name, place and rules', ['A room by the road.', 'Come again.']],
      ['Contact', ['How to reach us.']],
      ['Prices and taxes', ['Breakfast basket']],
    ]);
    // A sentence of whose words most were in one that no page has any more.
    const former = { ...texts, 'fr.yaml': '"Come again soon.": Revenez.\n' };
    expect(dictionaryGroups('fr.yaml', ['Come again.'], former, [])[0]?.fields).toMatchObject([
      { label: 'Come again.', near: { text: 'Come again soon.', words: 'Revenez.', isFormer: true } },
    ]);
  });

  test('a mistake in a dictionary or in the languages has its file and line', () => {
    expect(linesOf(filesOf({ ...inTwo, 'fr.yaml': '"Come again.": 5\n' }))).toEqual([
      'fr.yaml:1: Come again. must be text: perhaps "5".',
    ]);
    const mistakesIn = (list: string) =>
      linesOf(filesOf({ ...plain, 'motel.yaml': `languages: ${list}\n${plain['motel.yaml']}` }));
    expect(mistakesIn('[en, de]')).toEqual(["motel.yaml:1: languages.1 must be 'en' or 'fr' or 'es'."]);
    expect(mistakesIn('[fr, fr]')).toEqual(['motel.yaml:1: languages must not name a language twice.']);
  });

  /** A sentence of the answers and one of the plain motel. */
  const BEGUN: Readonly<Record<string, readonly string[]>> = {
    en: ['2 rooms in Matane, by the night, the week and the month.', 'How to reach us.'],
    fr: ['2 chambres à Matane, à la nuit, à la semaine et au mois.', 'Comment nous joindre.'],
    es: ['2 habitaciones en Matane, por noche, por semana y por mes.', 'Cómo comunicarse con nosotros.'],
  };
  const saidIn = (motel: Motel | undefined) => [motel?.homeWords.lead, motel?.pages.contact?.headline];

  test.each(LANGUAGE_CODES)(
    'an owner who begins in %s has its words, and each other beside them',
    (first) => {
      for (const second of LANGUAGE_CODES) {
        const languages = [...new Set([first, second])];
        const files = filesOf(begunTexts(plain, { ...FIRST_ANSWERS, languages }));
        expect(linesOf(files)).toEqual([]);
        const motel = readMotel(files);
        expect([motel.languages, saidIn(motel)]).toEqual([languages, BEGUN[first]]);
        if (first === second) continue;
        expect(saidIn(motel.translated[second])).toEqual(BEGUN[second]);
        expect(missingWords(files, second).toSorted()).toEqual(
          ['1, rue du Quai', 'Dormez bien.', 'Loft', 'Québec', 'Sous le toit.'].toSorted(),
        );
      }
    },
  );
});
