import { begunTexts } from '@motel/content/parts';
import { filesOfFolder, folderPictures, folderTexts, PLAIN_FOLDER } from '@motel/content/server';
import { hasBookings } from '../booking/index.ts';
import { keepPictures } from '../pictures/index.ts';
import { retireRooms } from '../rooms/index.ts';
import { refuse } from '../shared/outcome.ts';
import type { DeskDeed } from '../staff/index.ts';
import { loadDraft } from './draft.ts';
import { publishedBy, withoutMistakes } from './publish.ts';

/**
 * Publishes a motel of its owner's answers in the place of the one that is shown, which had no guests. Refused where it
 * has stays, or an answer is a mistake.
 */
export const beginSite: DeskDeed<'beginSite'> = async (context, answers, by) => {
  const plain = folderPictures(PLAIN_FOLDER);
  const texts = begunTexts(folderTexts(filesOfFolder(PLAIN_FOLDER)), answers);
  return publishedBy(context, by, async (trx) => {
    if (await hasBookings(trx)) return refuse('rule-broken', 'motel-has-stays');
    const pictures = await keepPictures(trx, plain);
    await trx.deleteFrom('content_drafts').execute();
    await retireRooms(trx, context.clock.now());
    const { published } = await loadDraft(trx);
    return withoutMistakes({
      after: published.version,
      note: answers.name,
      texts,
      pictures,
      isAnotherMotel: true,
    });
  });
};
