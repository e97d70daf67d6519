import '../shared/private-files.ts';
import { userInfo } from 'node:os';
import { answerLine } from './answer-line.ts';

// The program behind `npm run desk -- tonight`.

const { ok, text } = await answerLine({ argv: process.argv.slice(2), who: userInfo().username });
process.stdout.write(`${text}\n`);
process.exitCode = ok ? 0 : 1;
