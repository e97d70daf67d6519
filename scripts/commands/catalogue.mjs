import { join } from 'node:path';
import { run } from '../lib/children.mjs';
import { root } from '../lib/paths.mjs';
import { refuseTakenPort, sitePort } from '../lib/port.mjs';
import { say } from '../lib/say.mjs';
import { prepare } from '../toolchain/prepare.mjs';

/** `npm run catalogue`: every component in every state, served by Vite on `PORT`; follows changes. */
export async function command() {
  await refuseTakenPort();
  const { node, env } = await prepare();
  say(`Opening the component catalogue on http://localhost:${sitePort}… (Ctrl-C stops it)`);
  const args = ['node_modules/vite/bin/vite.js', '--port', String(sitePort), '--strictPort'];
  // An interactive terminal: open the browser.
  if (process.stdout.isTTY) args.push('--open');
  return (await run(node, args, { cwd: join(root, 'packages', 'ui'), env, lifeline: true })).code;
}
