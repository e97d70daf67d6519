import { content, showContent } from '@motel/content/server';

/** The folder's content: the files of one worker share this module, which loads before any of them publishes. */
const folder = content;

/** Shows the folder's content again, whatever a file before has published. */
export function showFolderAgain(): void {
  showContent(folder);
}
