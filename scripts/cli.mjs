import { readdirSync } from 'node:fs';
import { finish, forwardSignals, interrupt } from './lib/children.mjs';
import { complain, Interrupted, Stop } from './lib/say.mjs';

const commands = readdirSync(new URL('commands', import.meta.url)).map((file) => file.replace('.mjs', ''));

/** They try the software with the motel that it comes with, whichever the installation is. */
const withTheDemo = ['test', 'test-all', 'check', 'bench', 'faults', 'fuzz', 'deep', 'pictures', 'catalogue'];

/**
 * Runs one command and sets the exit code: that of the command, 1 after a `Stop` (printed as one sentence), 128 + n
 * after a signal. In every case it ends the programs that it has started.
 * @param {string[]} argv the command's name, then its own arguments
 */
export async function cli([name = '', ...args]) {
  if (!commands.includes(name)) {
    complain(`Name a command: node scripts/motel.mjs ${commands.join(' | ')}.`);
    process.exitCode = 2;
    return;
  }
  if (withTheDemo.includes(name)) await import('./testing/with-the-demo.mjs');
  forwardSignals();
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
