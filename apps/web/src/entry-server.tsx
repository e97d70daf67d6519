import { createHash } from 'node:crypto';
import { manifest, styles, template } from 'virtual:client-build';
import { earlyScript } from 'virtual:early-script';
import { fontUrls } from '@motel/ui/fonts';
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

/** Addresses of the two faces, for pages in this style that the site does not render itself. */
export { fontUrls, pageAddress };

/** Hashes of inline scripts, for the content security policy. */
export const scriptHashes: readonly string[] = [hashOf(earlyScript)];

const preloads = [fontUrls.text, fontUrls.display]
  .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}" />`)
  .join('\n    ');

function assetsOf({ page, isStill }: SiteRoute): AssetsInHead {
  if (manifest === undefined) return { elements: '', styleHashes: [] };
  const assets = pageAssets(manifest, page.module, template);
  const css = assets.styles.map((file) => styles[file]).join('\n');
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
