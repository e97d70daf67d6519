export { altIn } from './alt-texts.ts';
export { ContentMistakes, lineOfMistake, type Mistake } from './checks/content-mistakes.ts';
export { editsToBeginnings } from './edits-to-beginnings.ts';
export { mistakesOf } from './folder/check-folder.ts';
export {
  folderPictures,
  hashOfPicture,
  type MotelPictures,
  photographPaths,
} from './folder/folder-pictures.ts';
export {
  filesOfFolder,
  filesOfTexts,
  folderTexts,
  type MotelFiles,
  type MotelTexts,
} from './folder/motel-files.ts';
export { OWN_FOLDER, PLAIN_FOLDER } from './folder/own-folder.ts';
export { missingWords, readMotel, type TermsInForce } from './folder/read-motel.ts';
export { languagesIn } from './folder/translations.ts';
export { NEEDED_PAGES } from './pages/site-pages.ts';
export { isCarried, limitedTo, ratesOfRooms, type Sold, soldTexts, unsoldTexts } from './parts/sold-texts.ts';
export { filesIn, folderOf, type MadePhoto, pictureAddress } from './photos/made-photo.ts';
export type { Motel } from './shapes/motel.ts';
export { cancellingOf, keptWords, noticeWords } from './shapes/policy-sentences.ts';
export { ROOM_TRAITS, type RoomTrait } from './shapes/room.ts';
export { cardTerms, roomTerms } from './shapes/room-terms.ts';
export { sitePart, sitePartAt, siteParts, siteVersion } from './site-parts.ts';
export { highestRate, isPayable, type Money, taxWordsOf, unitOf } from './words/money.ts';
export { termsSentence, termsSteps } from './words/terms.ts';
export { typedAmounts } from './words/typed.ts';
export { translated, type Words, wordsOf } from './words-of.ts';
