import { createHash } from 'node:crypto';
import { manifest, template } from 'virtual:client-build';
import { earlyScript } from 'virtual:early-script';
import { fontUrls } from '@motel/ui/fonts';
import { assetLinks, pageAssets } from './app/page-assets.ts';
import { type RenderedPage, type RenderRequest, renderPage } from './app/render-page.tsx';

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

export function render(request: RenderRequest): Promise<RenderedPage> {
  return renderPage(request, { template, earlyScript, preloads, linksOf });
}
