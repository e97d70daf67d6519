import { manifest, styles, template } from 'virtual:client-build';
import { earlyScript } from 'virtual:early-script';
import { learnRules } from '@motel/content/rule-words';
import { fontUrls } from '@motel/ui/fonts';
import { readFrench } from '../shared/french.ts';
import { sitePaths } from '../shared/site-paths.ts';
import { hashOf } from './hash-of.ts';
import { faceStyle, lookStyle } from './head/look-style.ts';
import { areValues } from './page-address.ts';
import { assetElements, pageAssets } from './page-assets.ts';
import {
  type AssetsInHead,
  type RenderedPage,
  type RenderRequest,
  renderFile,
  renderPage,
  renderValues,
} from './render-page.tsx';
import { siteFiles } from './site-files/site-files.ts';
import type { SiteRoute } from './site-route.ts';

learnRules('fr', readFrench());

const preloads = [fontUrls.text, ...(faceStyle() === '' ? [fontUrls.display] : [])]
  .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}" />`)
  .join('\n    ');

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

function assetsOf({ page, path, isStill }: SiteRoute): AssetsInHead {
  if (manifest === undefined) return { elements: '', styleHashes: [] };
  const modules = [...page.modules(), ...(ASKING.includes(path) ? [CALLS] : [])];
  const assets = pageAssets(manifest, modules, template);
  const css = [...assets.styles.map((file) => styles[file]), lookStyle].join('\n').trim();
  return {
    elements: assetElements(isStill ? { ...assets, scripts: [] } : assets, css),
    styleHashes: [hashOf(css)],
  };
}

/** Renders a page, or a file that is rendered like one. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  if (Object.hasOwn(siteFiles, request.url.pathname)) return renderFile(request);
  if (areValues(request.url)) return renderValues(request);
  return renderPage(request, { template, earlyScript, preloads, assetsOf });
}
