import { finish, interrupt, watchForTheEnd } from './lib/children.mjs';
import { complain } from './lib/say.mjs';
import { Interrupted, Stop } from './lib/stop.mjs';

const commands = [
  'start',
  'test',
  'dev',
  'bench',
  'faults',
  'fuzz',
  'desk',
  'backup',
  'restore',
  'photos',
  'pictures',
  'catalogue',
  'with',
];

/**
 * Runs one command and sets the exit code: what the command answers, 1 after a `Stop` (said in one
 * sentence), 128 + n after a signal. Whatever happens, nothing that was started here lives on.
 *
 * @param {string[]} argv the command's name, then its own arguments
 */
export async function cli([name = '', ...args]) {
  if (!commands.includes(name)) {
    complain(`Say which command: node scripts/motel.mjs ${commands.join(' | ')}.`);
    process.exitCode = 2;
    return;
  }
  watchForTheEnd();
  let code = 1;
  try {
    const { command } = await import(`./commands/${name}.mjs`);
    code = (await command(args)) ?? 0;
  } catch (error) {
    if (error instanceof Stop) complain(error.message);
    else if (!(error instanceof Interrupted)) console.error(error);
  }
  await finish();
  process.exit(interrupt.exitCode ?? code);
}
