import { PLAIN_FOLDER } from '../../src/folder/own-folder.ts';
import { readMotel } from '../../src/folder/read-motel.ts';
import { editYaml } from '../../src/parts/edit-yaml.ts';
import { filesOfFolder, filesOfTexts, folderTexts } from '../../src/server.ts';
import type { Motel } from '../../src/shapes/motel.ts';

export type Value = readonly [file: string, path: readonly (string | number)[], value: unknown];

const plain: Record<string, string> = folderTexts(filesOfFolder(PLAIN_FOLDER));

export function plainWith(...values: readonly Value[]): Motel {
  const texts = { ...plain };
  for (const [file, path, value] of values) texts[file] = editYaml(texts[file] ?? '', [{ path, value }]);
  return readMotel(filesOfTexts(texts, filesOfFolder(PLAIN_FOLDER).has));
}
