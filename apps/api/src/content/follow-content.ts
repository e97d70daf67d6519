import { showContent } from '@motel/content/server';
import type { Db } from '../db/index.ts';
import type { PictureHashes } from '../pictures/index.ts';
import type { ContentVersion } from './content-tables.ts';
import { contentOf } from './read-texts.ts';
import { lastContentNumber, lastContentVersion } from './versions.ts';

/** The version that each motel of this process shows. */
const shown = new WeakMap<object, Pick<ContentVersion, 'version' | 'pictures'>>();

/** The pictures of the content that is shown. */
export function shownPictures(db: Db): PictureHashes {
  return shown.get(db)?.pictures ?? {};
}

/** Shows the content that any process has published last. */
export async function followContent(db: Db): Promise<void> {
  const known = shown.get(db)?.version;
  if (known !== undefined && (await lastContentNumber(db)) === known) return;
  const last = await lastContentVersion(db);
  if (last === undefined || last.version === shown.get(db)?.version) return;
  showContent(contentOf(last.texts));
  shown.set(db, last);
}
