import { resolve } from 'node:path';
import { lineOfMistake } from '../src/checks/content-mistakes.ts';
import { mistakesOf } from '../src/folder/check-folder.ts';
import { ofOtherMotels } from '../src/folder/other-motels.ts';
import { OWN_FOLDER } from '../src/folder/own-folder.ts';

// The program behind `npm run content -- check [FOLDER]`: names every mistake of a motel's folder, and what is another's.

const [named] = process.argv.slice(2);
const folder = named === undefined ? OWN_FOLDER : resolve(named);
const mistakes = mistakesOf(folder);
const copied = ofOtherMotels(folder);
for (const mistake of [...mistakes, ...copied]) process.stdout.write(`✗ ${lineOfMistake(mistake)}\n`);
const count = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}`;
if (copied.length > 0) process.stdout.write(`${count}, and ${copied.length} times another motel.\n`);
else process.stdout.write(mistakes.length === 0 ? '✓ The content has no mistake.\n' : `${count}.\n`);
process.exitCode = mistakes.length === 0 ? 0 : 1;
