import { join } from 'node:path';
import { run } from '../lib/children.mjs';
import { root } from '../lib/paths.mjs';
import { freePort, refuseTakenPort, sitePort } from '../lib/port.mjs';
import { say } from '../lib/say.mjs';
import { prepare } from '../toolchain/prepare.mjs';

/** `npm run dev`: the website and the desk by Vite on `PORT`, which forwards API calls to an API that restarts on change. */
export async function command() {
  await refuseTakenPort();
  const { node, env } = await prepare();
  const apiPort = String(await freePort());
  const site = `http://localhost:${sitePort}`;
  say(
    `Starting the API on port ${apiPort} and the website on ${site}; both follow changes… (Ctrl-C stops them)`,
  );
  const api = run(node, ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
    env: { PUBLIC_URL: site, ...env, PORT: apiPort, WEB_DIST: undefined },
    lifeline: true,
  });
  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  const deskPort = await freePort();
  const origins = { API_ORIGIN: apiOrigin, DESK_ORIGIN: `http://127.0.0.1:${deskPort}` };
  /** @type {(app: string, port: number) => ReturnType<typeof run>} */
  const vite = (app, port) =>
    run(node, ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'], {
      cwd: join(root, 'apps', app),
      env: { ...env, ...origins },
      lifeline: true,
    });
  return (await Promise.race([api, vite('web', sitePort), vite('desk', deskPort)])).code || 1;
}
