import { dateAt } from '@motel/booking-core';
import { OWN_FOLDER, readMotel, sitePartAt, siteVersion, wordsOf } from '@motel/content/server';
import type { Connect, Plugin, ViteDevServer } from 'vite';

/** Development shows the folder, in its first language. */
const folder = readMotel(OWN_FOLDER);
const motel = { ...folder, languages: [folder.language], translated: {} };
const words = wordsOf(motel);
const version = siteVersion(motel);

/** Renders pages on the development server as the API does with the built site. */
export function serverRendering(apiOrigin: string): Plugin {
  return {
    name: 'server-rendering',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const part = sitePartAt(words, request.url ?? '/');
        if (part === undefined) return next();
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ part }));
      });
      return () =>
        server.middlewares.use(async (request, response, next) => {
          try {
            const url = new URL(request.originalUrl ?? '/', `http://${request.headers.host}`);
            const page = await renderPage(server, request, url, apiOrigin);
            response.writeHead(page.status, {
              'content-type': page.contentType,
              ...(page.redirect === undefined ? {} : { location: page.redirect }),
            });
            response.end(page.body);
          } catch (error) {
            next(error);
          }
        });
    },
  };
}

async function renderPage(
  server: ViteDevServer,
  request: Connect.IncomingMessage,
  url: URL,
  apiOrigin: string,
) {
  const entry = await server.ssrLoadModule('/src/entry-render.tsx');
  const page = await (entry.render as typeof import('../src/entry-render.tsx')['render'])({
    url,
    today: dateAt(Date.now(), motel.houseRules.timeZone),
    version,
    fetch: async (input, init) => {
      const part = sitePartAt(words, new URL(new Request(input).url).pathname);
      return part === undefined ? fetch(atApi(input, apiOrigin), init) : Response.json({ part });
    },
  });
  if (!page.contentType.startsWith('text/html')) return page;
  return { ...page, body: await server.transformIndexHtml(request.originalUrl ?? '/', page.body) };
}

function atApi(input: RequestInfo | URL, apiOrigin: string): Request | URL {
  if (input instanceof Request) return new Request(movedTo(apiOrigin, input.url), input);
  return movedTo(apiOrigin, String(input));
}

function movedTo(origin: string, address: string): URL {
  const { pathname, search } = new URL(address);
  return new URL(`${pathname}${search}`, origin);
}
