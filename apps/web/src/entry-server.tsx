import { createHash } from 'node:crypto';
import { manifest, template } from 'virtual:client-build';
import { earlyScript } from 'virtual:early-script';
import { fontUrls } from '@motel/ui/fonts';
import { assetLinks, pageAssets } from './app/page-assets.ts';
import { type RenderedPage, type RenderRequest, renderFile, renderPage } from './app/render-page.tsx';
import { siteFiles } from './app/site-files/site-files.ts';

/** Addresses of the two faces, for pages in this look that the site does not render itself. */
export { fontUrls };

/** Hashes of inline scripts, for the content security policy. */
export const scriptHashes: readonly string[] = [
  `sha256-${createHash('sha256').update(earlyScript).digest('base64')}`,
];

const preloads = [fontUrls.text, fontUrls.display]
  .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}" />`)
  .join('\n    ');

function linksOf(module: string): string {
  return manifest === undefined ? '' : assetLinks(pageAssets(manifest, module, template));
}

/** Paths of the files that are rendered like pages: no folder has them. */
export const files: readonly string[] = Object.keys(siteFiles);

export function render(request: RenderRequest): Promise<RenderedPage> {
  if (files.includes(request.url.pathname)) return renderFile(request);
  return renderPage(request, { template, earlyScript, preloads, linksOf });
}
