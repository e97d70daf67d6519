import type { Motel } from '@motel/content/server';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { ShownMotel } from '../../shared/motel-context.ts';
import { REVALIDATED } from '../answer-outcome.ts';
import { pageSecurityPolicy } from '../site/security-headers.ts';
import { DOCS_STYLE_HASH, docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi-document.ts';

/** The documentation of the API, for programs and for people; made when it is first asked for. */
export function docsRoutes(shown: ShownMotel): Hono {
  let made: ReturnType<typeof makeDocs> | undefined;
  const docs = () => {
    made ??= makeDocs(shown.motel());
    return made;
  };
  const headers = { 'cache-control': REVALIDATED };
  const policy = pageSecurityPolicy({ styleHashes: [DOCS_STYLE_HASH] });
  return new Hono()
    .get('/api/openapi.json', etag(), (call) => call.json(docs().document, 200, headers))
    .get('/api/docs', etag(), (call) =>
      call.html(docs().page, 200, { ...headers, 'content-security-policy': policy }),
    );
}

function makeDocs(motel: Motel) {
  const document = openApiDocument(motel);
  return { document, page: docsPage(document) };
}
