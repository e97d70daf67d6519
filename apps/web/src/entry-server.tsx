import '@motel/content/page-values';
import { createHash } from 'node:crypto';
import { manifest, styles, template } from 'virtual:client-build';
import { earlyScript } from 'virtual:early-script';
import { learnRules } from '@motel/content/rule-words';
import { fontUrls } from '@motel/ui/fonts';
import { faceStyle, lookStyle } from './app/head/look-style.ts';
import { areValues, pageAddress } from './app/page-address.ts';
import { assetElements, pageAssets } from './app/page-assets.ts';
import {
  type AssetsInHead,
  type RenderedPage,
  type RenderRequest,
  renderFile,
  renderPage,
  renderValues,
} from './app/render-page.tsx';
import { siteFiles } from './app/site-files/site-files.ts';
import type { SiteRoute } from './app/site-route.ts';
import { readFrench } from './shared/french.ts';

/** Addresses of the two faces, for pages in this style that the site does not render itself. */
export { fontUrls, pageAddress };

/** Hashes of inline scripts, for the content security policy. */
export const scriptHashes: readonly string[] = [hashOf(earlyScript)];

learnRules('fr', readFrench());

const preloads = [fontUrls.text, ...(faceStyle() === '' ? [fontUrls.display] : [])]
  .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}" />`)
  .join('\n    ');

function assetsOf({ page, isStill }: SiteRoute): AssetsInHead {
  if (manifest === undefined) return { elements: '', styleHashes: [] };
  const assets = pageAssets(manifest, page.modules(), template);
  const css = [...assets.styles.map((file) => styles[file]), lookStyle].join('\n').trim();
  return {
    elements: assetElements(isStill ? { ...assets, scripts: [] } : assets, css),
    styleHashes: [hashOf(css)],
  };
}

/** Paths of the files that are rendered like pages and exist in no folder. */
export const files: readonly string[] = Object.keys(siteFiles);

export async function render(request: RenderRequest): Promise<RenderedPage> {
  if (files.includes(request.url.pathname)) return renderFile(request);
  if (areValues(request.url)) return renderValues(request);
  return renderPage(request, { template, earlyScript, preloads, assetsOf });
}

/** The hash by which a security policy allows a script or a style inside a document. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
