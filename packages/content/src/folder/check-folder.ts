import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentMistakes } from '../checks/content-mistakes.ts';
import { readPage } from '../pages/read-page.ts';
import { SITE_PAGES } from '../pages/site-pages.ts';
import { SITE_SCREENS } from '../pages/site-screens.ts';
import { sourceOf } from '../pages/source-of.ts';
import type { Content } from '../shapes/content.ts';
import { NEEDED_FILES } from './needed-files.ts';
import { readMotel } from './read-motel.ts';
import { namesIn, readText } from './yaml-file.ts';

/** Every mistake of a motel's folder, its pages and their links included; none where it can be served. */
export function mistakesOfFolder(folder: string): readonly string[] {
  const { value: content, mistakes } = withMistakes(() => readMotel(folder));
  const missing = NEEDED_FILES.filter((name) => !existsSync(join(folder, name)));
  return [
    ...mistakes,
    ...(content === undefined ? [] : pageMistakes(folder, content)),
    ...missing.map((name) => `${name}: there is no such file.`),
  ];
}

function pageMistakes(folder: string, content: Content): string[] {
  const source = sourceOf(content);
  const names = namesIn(join(folder, 'pages'), '.md');
  const known = new Set([
    ...SITE_SCREENS,
    ...SITE_PAGES.map((name) => `/${name}`),
    ...content.properties.map(({ id }) => `/carddetails/${id}`),
  ]);
  return names.flatMap((name) => {
    if (!SITE_PAGES.includes(name.slice(0, -'.md'.length)))
      return [`pages/${name}: the site has no such page.`];
    const markdown = readText(join(folder, 'pages', name)) ?? '';
    const { mistakes } = withMistakes(() => readPage(name, markdown, source));
    return [...mistakes, ...deadLinks(markdown, known).map((sentence) => `pages/${name}:${sentence}`)];
  });
}

/** Links to pages that the site does not have, each with its line. */
function deadLinks(markdown: string, known: ReadonlySet<string>): string[] {
  return markdown.split('\n').flatMap((line, at) =>
    [...line.matchAll(/\]\((\/[^)#?\s]{0,300})/g)]
      .map(([, path = '']) => path)
      .filter((path) => !path.startsWith('/pictures/') && !known.has(path))
      .map((path) => `${at + 1}: the link ${path} leads to no page of the site.`),
  );
}

function withMistakes<T>(read: () => T): { readonly value?: T; readonly mistakes: readonly string[] } {
  try {
    return { value: read(), mistakes: [] };
  } catch (error) {
    if (error instanceof ContentMistakes) return { mistakes: error.mistakes };
    throw error;
  }
}
