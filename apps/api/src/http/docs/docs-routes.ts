import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { REVALIDATED } from '../answer-outcome.ts';
import { pageSecurityPolicy } from '../site/security-headers.ts';
import { DOCS_STYLE_HASH, docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi-document.ts';

/** The documentation of the API, for programs and for people. */
export function docsRoutes(): Hono {
  const document = openApiDocument();
  const page = docsPage(document);
  const headers = { 'cache-control': REVALIDATED };
  const policy = pageSecurityPolicy({ styleHashes: [DOCS_STYLE_HASH] });
  return new Hono()
    .get('/api/openapi.json', etag(), (call) => call.json(document, 200, headers))
    .get('/api/docs', etag(), (call) =>
      call.html(page, 200, { ...headers, 'content-security-policy': policy }),
    );
}
