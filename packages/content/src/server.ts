export { ContentMistakes } from './checks/content-mistakes.ts';
export { mistakesOf } from './folder/check-folder.ts';
export {
  filesOfFolder,
  filesOfTexts,
  type MotelFiles,
  type MotelTexts,
  textsOf,
} from './folder/motel-files.ts';
export { OWN_FOLDER } from './folder/own-folder.ts';
export { readMotel } from './folder/read-motel.ts';
export { content, showContent } from './own.ts';
export { NEEDED_PAGES } from './pages/site-pages.ts';
export { pictureAddress } from './photos/picture-address.ts';
export type { Content } from './shapes/content.ts';
