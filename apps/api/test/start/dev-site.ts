import { fileURLToPath } from 'node:url';
import { type Program, startNode } from './program.ts';

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
  console.log('The site is open: ' + server.resolvedUrls.local[0]);`;

/** The website by Vite from its sources, as `npm run dev` shows it. */
export function startDevSite(env: NodeJS.ProcessEnv): Program {
  return startNode(['--input-type=module', '--eval', SERVE], { cwd: WEB, env });
}
