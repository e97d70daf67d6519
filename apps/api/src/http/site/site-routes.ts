import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import type { SchemaWatch } from '../../db/index.ts';
import { languageOfPath } from '../../shared/motel-context.ts';
import type { HttpServices } from '../http-context.ts';
import { clientNetwork } from '../request/client-address.ts';
import { loadSite } from './built-site.ts';
import { answerErrorPage } from './error-page.ts';
import { type PageCacheOptions, pageAnswer, pageCache, pageInLanguage, sendPage } from './page-cache.ts';
import { pageRenderer } from './page-renderer.ts';
import { type PreviewedContent, previewPages, previewRoutes } from './preview-routes.ts';
import { RenderersBusyError } from './render-queue.ts';
import { type FileAt, noSuchFile, sendStaticFile, staticFiles } from './static-files.ts';

interface SiteOptions extends Pick<HttpServices, 'shown' | 'clock' | 'trustedProxies' | 'logger' | 'kept'> {
  readonly schema: Pick<SchemaWatch, 'look'>;
  /** The built site, absolute. */
  readonly webDist: string;
  readonly publicUrl: string;
  /** The server's own answer to a request, by which pages get their data. */
  readonly answer: AnswerRequest;
  readonly pricesOfNow: PageCacheOptions['pricesOfNow'];
  readonly previewed: PreviewedContent;
  readonly pictureAt: FileAt;
}

/** The website's files and rendered pages: mount them last. @throws Error when the built site cannot be loaded */
export async function siteRoutes(options: SiteOptions) {
  const { webDist, publicUrl, shown, pricesOfNow, clock, trustedProxies, logger, schema, kept } = options;
  // In this thread it only names addresses and hashes: an answer from the cache waits for no rendering.
  const site = await loadSite(webDist);
  if (site === undefined) {
    logger.warn({ webDist }, 'The website is not built: the API answers alone');
    const routes = new Hono().get('/', (context) =>
      context.text('The website is not built. Build it, or start everything by `npm start`.\n', 503),
    );
    return { routes, close: async () => {} };
  }

  const { pageAddress, scriptHashes } = site;
  const builtFileAt = await staticFiles(join(webDist, 'client'));
  const renderer = pageRenderer({ webDist, fetch: inProcessFetch(publicUrl, options.answer), logger });
  renderer.warm();
  const pageAt = pageCache({
    render: renderer.render,
    pricesOfNow,
    clock,
    timeZone: () => shown.motel().houseRules.timeZone,
    scriptHashes,
  });

  async function answerPage(context: Context, url: URL): Promise<Response> {
    try {
      const client = clientNetwork(context, trustedProxies) ?? 'the motel itself';
      const published = shown.motel();
      const asked = pageInLanguage(published, url);
      const found = pageAt({ ...asked, url: pageAddress(asked.content, asked.url) });
      const page = (await found.kept()) ?? (await found.render(client));
      if (page.redirect === undefined)
        kept.keep(context, published, async () => {
          const known = await found.kept();
          return known && pageAnswer(known, clock.now());
        });
      return await sendPage(context, page, clock.now());
    } catch (error) {
      const isPassing = error instanceof RenderersBusyError || (await schema.look()) !== undefined;
      const words = shown.words(languageOfPath(shown.motel(), url.pathname));
      if (isPassing) return answerErrorPage(context, 503, words);
      logger.error({ err: error, path: url.pathname }, 'Page not rendered');
      return answerErrorPage(context, 500, words);
    }
  }

  const answerPreview = previewPages({ site, renderer, clock, previewed: options.previewed });
  const routes = new Hono();
  routes.route('/', previewRoutes(publicUrl));
  routes.get('*', async (context, next) => {
    const url = siteAddress(context.req.url, publicUrl);
    if (isApiPath(url)) return next();
    const path = filePath(url);
    const file = (await builtFileAt(path)) ?? (await options.pictureAt(path));
    if (file !== undefined) return sendStaticFile(context, file);
    const isRendered = !asksForFile(url) || site.files.includes(url.pathname);
    if (!isRendered) return noSuchFile(context);
    return (await answerPreview(context, url)) ?? answerPage(context, url);
  });
  routes.route('/', unhydratedForms(publicUrl));
  return { routes, close: renderer.close };
}

/** A form that is sent before hydration is posted here: its content is ignored, and its page shown again. */
function unhydratedForms(publicUrl: string): Hono {
  return new Hono().post('*', async (context, next) => {
    const url = siteAddress(context.req.url, publicUrl);
    const type = context.req.header('content-type') ?? '';
    const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type);
    if (isApiPath(url) || !isForm) return next();
    return context.redirect(url.pathname + url.search, 303);
  });
}

/** Answers a request as the server does, without a network. */
type AnswerRequest = (request: Request) => Response | Promise<Response>;

/** The `fetch` for rendering pages: it reaches this server's own API and nothing else. @param origin the site's */
function inProcessFetch(origin: string, answer: AnswerRequest): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, origin), init);
    const url = new URL(request.url);
    // A page that fetched a page could loop for ever.
    if (url.origin !== origin || !url.pathname.startsWith('/api/'))
      throw new TypeError(`Pages are rendered from the API alone, not from ${request.url}`);
    return answer(request);
  };
}

/** A request's address as guests reach it. Slashes at its start are one: `//host` would be another site's. */
export function siteAddress(requestUrl: string, publicUrl: string): URL {
  const { pathname, search } = new URL(requestUrl);
  const url = new URL(publicUrl);
  url.pathname = pathname.replace(/^\/+/, '/');
  url.search = search;
  return url;
}

function isApiPath({ pathname }: URL): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}

/** Whether an address names a file rather than a page, so that a miss is not answered with HTML. */
export function asksForFile({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/') || /\.[a-z\d]{2,11}$/i.test(pathname);
}

/** The decoded path, as files are named; empty, which is no file's path, when it cannot be decoded. */
function filePath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}
