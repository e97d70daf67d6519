import { manifest, styles, template } from 'virtual:client-build';
import { earlyScript } from 'virtual:early-script';
import { type Language, TRANSLATIONS } from '@motel/language';
import { fontUrls } from '@motel/ui/fonts';
import { hashOf } from './app/hash-of.ts';
import { faceStyle, lookStyle } from './app/head/look-style.ts';
import { assetElements, pageAssets } from './app/page-assets.ts';
import {
  type AssetsInHead,
  type RenderedPage,
  type RenderRequest,
  renderFile,
  renderPage,
} from './app/render-page.tsx';
import { siteFiles } from './app/site-files/site-files.ts';
import type { SiteRoute, Visit } from './app/site-route.ts';
import { sitePaths } from './shared/site-paths.ts';
import type { Words } from './shared/words.ts';

/** The API's calls. */
const CALLS = '../../packages/api-client/src/index.ts';
/** Pages that ask the API as soon as they run: they would find its scripts one after the other. */
const ASKING: readonly string[] = [
  sitePaths.property,
  sitePaths.confirm,
  sitePaths.paymentSuccess,
  sitePaths.bookingHistory,
  sitePaths.stay,
  sitePaths.receipt,
];

/** The module of a language, by which the build finds its scripts. */
const translationModule = (language: Language) => `../../packages/language/src/${language}/translation.ts`;

function assetsOf(words: Words, { page, path, text }: SiteRoute, visit: Visit): AssetsInHead {
  const fonts = fontLinks(words);
  if (manifest === undefined) return { elements: fonts, styleHashes: [] };
  const modules = [
    ...page.modules(visit),
    ...(ASKING.includes(path) ? [CALLS] : []),
    ...(TRANSLATIONS[words.language] === undefined ? [] : [translationModule(words.language)]),
  ];
  const assets = pageAssets(manifest, modules, template);
  const css = [...assets.styles.map((file) => styles[file]), lookStyle(words)].join('\n').trim();
  return {
    elements: `${fonts}\n    ${assetElements(text === undefined ? assets : { ...assets, scripts: [] }, css)}`,
    styleHashes: [hashOf(css)],
  };
}

/** The typefaces, which every page needs early. */
function fontLinks(words: Words): string {
  return [fontUrls.text, ...(faceStyle(words) === '' ? [fontUrls.display] : [])]
    .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}" />`)
    .join('\n    ');
}

/** Renders a page, or a file that is rendered like one. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  if (Object.hasOwn(siteFiles, request.url.pathname)) return renderFile(request);
  return renderPage(request, { template, earlyScript, assetsOf });
}
