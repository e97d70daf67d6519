import { showContent } from '@motel/content/server';
import type { Db } from '../db/index.ts';
import { contentOf } from './read-texts.ts';
import { lastContentNumber, lastContentVersion } from './versions.ts';

/** The number of the version that each motel of this process shows. */
const shown = new WeakMap<object, number>();

/** Shows the content that any process has published last. */
export async function followContent(db: Db): Promise<void> {
  const known = shown.get(db);
  if (known !== undefined && (await lastContentNumber(db)) === known) return;
  const last = await lastContentVersion(db);
  if (last === undefined || last.version === shown.get(db)) return;
  showContent(contentOf(last.texts));
  shown.set(db, last.version);
}
