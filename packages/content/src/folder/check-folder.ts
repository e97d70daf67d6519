import { ContentMistakes } from '../checks/content-mistakes.ts';
import { SITE_PAGES } from '../pages/site-pages.ts';
import { SITE_SCREENS } from '../pages/site-screens.ts';
import { filesOfFolder, type MotelFiles } from './motel-files.ts';
import { NEEDED_FILES } from './needed-files.ts';
import { readMotel } from './read-motel.ts';

/**
 * Every mistake of a motel's files, its pages and their links included; none where it can be served.
 * @param motel the files, or their folder
 */
export function mistakesOf(motel: MotelFiles | string): readonly string[] {
  const files = typeof motel === 'string' ? filesOfFolder(motel) : motel;
  const missing = NEEDED_FILES.filter((name) => !files.has(name)).map(
    (name) => `${name}: there is no such file.`,
  );
  return [...readingMistakes(files), ...linkMistakes(files), ...missing];
}

function readingMistakes(files: MotelFiles): readonly string[] {
  try {
    readMotel(files);
    return [];
  } catch (error) {
    if (error instanceof ContentMistakes) return error.mistakes;
    throw error;
  }
}

function linkMistakes(files: MotelFiles): string[] {
  const known = new Set([
    ...SITE_SCREENS,
    ...SITE_PAGES.map((name) => `/${name}`),
    ...files.namesIn('rooms', '.yaml').map((name) => `/carddetails/${name.slice(0, -'.yaml'.length)}`),
  ]);
  return files.namesIn('pages', '.md').flatMap((name) => {
    if (!SITE_PAGES.includes(name.slice(0, -'.md'.length)))
      return [`pages/${name}: the site has no such page.`];
    const markdown = files.text(`pages/${name}`) ?? '';
    return deadLinks(markdown, known).map((sentence) => `pages/${name}:${sentence}`);
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
