import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RenderedPage, RenderRequest } from '@motel/api-client/contracts';
import { siteVersion } from '@motel/content/server';
import { pageInLanguage } from '../../src/http/site/page-cache.ts';
import { todayAt } from '../../src/shared/motel-time.ts';
import type { TestMotel } from './test-motel.ts';

const WEB = fileURLToPath(new URL('../../../web/', import.meta.url));

/** The website's pages, rendered from their sources in this process, by the answers of a motel. */
export async function pagesFromSources() {
  const { createServer } = await import(pathToFileURL(createRequire(WEB).resolve('vite')).href);
  const vite = await createServer({
    root: WEB,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const entry = await vite.ssrLoadModule('/src/entry-render.tsx');
  const render: (request: RenderRequest) => Promise<RenderedPage> = entry.render;
  return {
    close: (): Promise<void> => vite.close(),
    /** The server of `npm run dev`, which shows the folder. */
    development: vite.middlewares as RequestListener,
    /** @param path of a page or a file, with its language */
    pageAt(motel: TestMotel, path: string): Promise<RenderedPage> {
      const { url, content } = pageInLanguage(motel.shown.motel(), new URL(path, motel.origin));
      const today = todayAt({ clock: motel.clock, motel: content });
      return render({ url, today, version: siteVersion(content), fetch });
    },
  };
}
