import type { SiteParts } from '@motel/content';
import type { Words } from '../../shared/words.ts';

/** Words, with what the head alone says of the motel. */
export interface HeadWords extends Words {
  readonly head: SiteParts['head'];
}
