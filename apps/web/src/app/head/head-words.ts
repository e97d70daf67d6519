import type { SiteParts } from '@motel/content';
import type { Words } from '../../shared/words.ts';

export interface HeadWords extends Words {
  readonly head: SiteParts['head'];
}
