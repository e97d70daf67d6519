import { dataElement } from '@motel/content/data-element';
import { locale } from '@motel/language';
import type { Words } from '../../shared/words.ts';

import { emptyElement, escapeHtml } from './element.ts';
import { shownColors } from './look-style.ts';
import type { PageDescription } from './page-description.ts';

/** The elements of the head that differ from page to page. */
export function headElements(words: Words, page: PageDescription): string {
  const { head, description, canonical, alternates, isListed } = page;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', description),
    ...(isListed ? [] : [meta('robots', 'noindex')]),
    ...frameColors(words),
    ...(canonical === undefined
      ? []
      : [
          emptyElement('link', { rel: 'canonical', href: canonical }),
          ...alternates.map((link) => emptyElement('link', link)),
          ...shareElements(words, page, canonical),
        ]),
  ].join('\n    ');
}

/** Structured data for machines that read schema.org; after the page's content, because guests wait for that. */
export function structuredData({ data }: PageDescription): string {
  if (data.length === 0) return '';
  return dataElement('application/ld+json', { '@context': 'https://schema.org', '@graph': data });
}

/** The browser's frame takes the paper's colour. */
const frameColors = (words: Words) =>
  (['light', 'dark'] as const).map((scheme) =>
    emptyElement('meta', {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      content: shownColors(words)[scheme].paper,
    }),
  );

/** Open Graph, and the one property that X does not read from it. */
function shareElements(
  { motel }: Words,
  { head, description, picture }: PageDescription,
  canonical: string,
): readonly string[] {
  return [
    property('og:type', 'website'),
    property('og:site_name', motel.name),
    property('og:locale', locale(motel.language, motel.country).replace('-', '_')),
    property('og:title', head.title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:image', new URL(picture.src, canonical).href),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', picture.alt),
    meta('twitter:card', 'summary_large_image'),
  ];
}

function meta(name: string, content: string): string {
  return emptyElement('meta', { name, content });
}

function property(name: string, content: string): string {
  return emptyElement('meta', { property: name, content });
}
