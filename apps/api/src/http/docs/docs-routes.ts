import { createHash } from 'node:crypto';
import type { Motel } from '@motel/content/server';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { html, raw } from 'hono/html';
import type { ShownMotel } from '../../shared/motel-context.ts';
import { REVALIDATED } from '../calls.ts';
import { pageSecurityPolicy } from '../site/security-headers.ts';
import { type OpenApiDocument, type OpenApiOperation, openApiDocument } from './openapi-document.ts';

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

const STYLE = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
article{border-top:1px solid;padding:.5rem 0 1rem}
pre{overflow-x:auto;padding:.75rem;background:color-mix(in srgb,currentColor 8%,transparent)}
h2{overflow-wrap:anywhere}`;

/** The hash by which the security policy allows the page's own style. */
const DOCS_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

function docsPage({ info, paths, components }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => article(method, path, operation)),
  );
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${info.title} · API</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <main>
      <h1>${info.title}: the API</h1>
      <p>${info.description} For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
      ${operations}
      <article>
        <h2>When a call is refused</h2>
        <p>Every answer that is not 200 has this form; the message is for people, the code for programs. Another method than the one given here is answered 405, and <code>Allow</code> names it.</p>
        ${schema(components.schemas.Problem)}
      </article>
    </main>
  </body>
</html>
`.toString();
}

function article(method: string, path: string, operation: OpenApiOperation) {
  const { summary, description, security, parameters, requestBody, responses } = operation;
  return html`<article>
        <h2><code>${method.toUpperCase()} ${path}</code></h2>
        <p><strong>${summary}.</strong> ${description ?? ''} ${security ? 'Needs the bearer token.' : ''}</p>
        ${parameters.length > 0 && html`<ul>${parameters.map(parameter)}</ul>`}
        ${requestBody && html`<h3>Request</h3>${schema(requestBody.content['application/json'].schema)}`}
        <h3>Answers</h3>
        <ul>${Object.entries(responses).map(([status, answer]) => html`<li>${status}: ${answer.description}</li>`)}</ul>
        ${schema(responses['200']?.content['application/json'].schema)}
      </article>`;
}

function parameter({ name, in: place, description }: OpenApiOperation['parameters'][number]) {
  return html`<li><code>${name}</code> in the ${place}${description && `: ${description}`}</li>`;
}

function schema(json: object | undefined) {
  return html`<pre>${JSON.stringify(json, null, 2)}</pre>`;
}
