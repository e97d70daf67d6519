import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { CHILD_ENV } from '../support/child-env.ts';

const WEB = fileURLToPath(new URL('../../../web', import.meta.url));

/** Vite's own options, apart from a cache that no other server uses. */
const SERVE = `
  const { createServer } = await import('vite');
  const server = await createServer({
    cacheDir: process.env.VITE_CACHE,
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { port: 0, ws: false, watch: null },
  });
  await server.listen();
  console.log('open at ' + server.resolvedUrls.local[0]);`;

/** The website by Vite from its sources, as `npm run dev` shows it. */
export async function startDevSite(
  env: NodeJS.ProcessEnv,
): Promise<{ address: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SERVE], {
    cwd: WEB,
    env: { ...CHILD_ENV, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  for (;;) {
    const address = /open at (\S+)\//.exec(said)?.[1];
    if (address !== undefined) {
      return {
        address,
        async stop() {
          child.kill();
          await ended;
        },
      };
    }
    const [code] = await Promise.race([once(child.stdout, 'data').then(() => [undefined]), ended]);
    if (code !== undefined) throw new Error(`It ended: ${said}`);
  }
}
