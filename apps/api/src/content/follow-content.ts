import { type Motel, OWN_FOLDER, readMotel, type Words, wordsOf } from '@motel/content/server';
import type { Language } from '@motel/language';
import type { Db } from '../db/index.ts';
import type { PictureHashes } from '../pictures/index.ts';
import type { ShownMotel } from '../shared/motel-context.ts';
import { contentOf } from './read-texts.ts';
import { lastContentNumber, lastContentVersion } from './versions.ts';

/** Shows the content that any process has published last; the folder's where none has. */
export async function followContent(db: Db): Promise<ShownMotel> {
  let version: number | undefined;
  let pictures: PictureHashes = {};
  let motel: Motel | undefined;
  let words: Partial<Record<Language, Words>> = {};
  const shownMotel = () => {
    motel ??= readMotel(OWN_FOLDER);
    return motel;
  };
  const shown: ShownMotel = {
    motel: shownMotel,
    words(language = 'en') {
      words[language] ??= wordsOf(shownMotel(), language);
      return words[language];
    },
    pictures: () => pictures,
    async follow() {
      if (version !== undefined && (await lastContentNumber(db)) === version) return;
      const last = await lastContentVersion(db);
      if (last === undefined || last.version === version) return;
      ({ version, pictures } = last);
      motel = contentOf(last.texts);
      words = {};
    },
  };
  await shown.follow();
  return shown;
}
