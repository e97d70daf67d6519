import { type Build, render } from '../../src/entry-render.tsx';
import { TODAY } from './rooms.ts';
import { VERSION } from './site.ts';
import { type Answer, stubServer } from './stub-server.ts';

const BUILD: Build = {
  template: '<html><head><!--page-head--></head><body><!--page-body--><!--page-data--></body></html>',
  earlyScript: '/* early */',
  assetsOf: (_words, { page }, visit) => ({
    elements: `<link rel="modulepreload" href="/${page.modules(visit)[0]}" />`,
    styleHashes: ['sha256-page'],
  }),
};

/** A page as the server renders it, and the calls that it made for it. */
export async function renderAt(url: URL, answers: Record<string, Answer> = {}) {
  const { fetch, calls } = stubServer(answers);
  return { ...(await render({ url, fetch, today: TODAY, version: VERSION }, BUILD)), calls };
}
