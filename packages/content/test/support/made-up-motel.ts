import type { Language } from '@motel/language';
import { MADE_UP, madeUp } from '@motel/language/testing';
import { stringify } from 'yaml';
import { filesOfFolder, filesOfTexts, folderTexts, type MotelTexts } from '../../src/folder/motel-files.ts';
import { OWN_FOLDER } from '../../src/folder/own-folder.ts';
import { missingWords } from '../../src/folder/read-motel.ts';
import { editYaml } from '../../src/parts/edit-yaml.ts';

/** The files of this installation's motel, whose second language is the made-up one. */
export function madeUpTexts(): MotelTexts {
  const texts = folderTexts(filesOfFolder(OWN_FOLDER));
  const languages = [{ path: ['languages'], value: ['en', MADE_UP] }];
  const spoken = { ...texts, 'motel.yaml': editYaml(texts['motel.yaml'] ?? '', languages) };
  const missing = missingWords(madeUpFiles(spoken), MADE_UP as Language);
  const dictionary = Object.fromEntries(missing.map((text) => [text, madeUp(text)]));
  return { ...spoken, [`${MADE_UP}.yaml`]: stringify(dictionary) };
}

export const madeUpFiles = (texts = madeUpTexts()) => filesOfTexts(texts, filesOfFolder(OWN_FOLDER).has);
