import type { Mistake } from '../checks/content-mistakes.ts';
import { nearest, perhaps } from '../likely.ts';
import { NEEDED_PAGES } from '../pages/site-pages.ts';
import { filesOfFolder, type MotelFiles } from './motel-files.ts';
import { readingMistakes } from './read-motel.ts';

/**
 * Every mistake of a motel's files, its pages and their links included; none where it can be served.
 * @param motel the files, or their folder
 */
export function mistakesOf(motel: MotelFiles | string): readonly Mistake[] {
  const files = typeof motel === 'string' ? filesOfFolder(motel) : motel;
  const hasOrnaments = /^ornaments: *true/m.test(files.text('look.yaml') ?? '');
  const needed = [...NEEDED_FILES, ...(hasOrnaments ? ORNAMENTS : [])];
  const missing = needed
    .filter((name) => !files.has(name))
    .map((file) => mistakeIn(file, 'there is no such file'));
  return inFiles([...readingMistakes(files), ...linkMistakes(files), ...missing]);
}

/** File by file, each from its first line to its last. */
function inFiles(mistakes: readonly Mistake[]): readonly Mistake[] {
  const ofFiles = Map.groupBy(mistakes, ({ file }) => file);
  return [...ofFiles.values()].flatMap((some) =>
    some.toSorted(({ line: one = 0 }, { line: other = 0 }) => one - other),
  );
}

function mistakeIn(file: string, words: string): Mistake {
  return { file, path: [], words };
}

function linkMistakes(files: MotelFiles): Mistake[] {
  const pages = files.namesIn('pages', '.md').map((name) => name.slice(0, -'.md'.length));
  const home = files.text('home.yaml') ?? '';
  const off = [
    ...(/^gallery: *\[\]/m.test(home) ? ['/gallery'] : []),
    ...(/^ +appCaption:/m.test(home) ? [] : ['/get-app']),
  ];
  const known = new Set([
    ...SITE_SCREENS.filter((path) => !off.includes(path)),
    ...pages.map((name) => `/${name}`),
    ...files.namesIn('rooms', '.yaml').map((name) => `/carddetails/${name.slice(0, -'.yaml'.length)}`),
  ]);
  return pages.flatMap((name) => {
    const file = `pages/${name}.md`;
    if (!/^[A-Za-z0-9-]+$/.test(name))
      return [mistakeIn(file, 'its name must be letters, digits and dashes')];
    if (TAKEN_NAMES.includes(name.toLowerCase()))
      return [mistakeIn(file, 'the site has another page of that address')];
    return wrongLines(files.text(file) ?? '', known).map((wrong) => ({ file, path: [], ...wrong }));
  });
}

/** Links to pages that the site does not have, and typed terms, each with its line. */
function wrongLines(markdown: string, known: ReadonlySet<string>): Pick<Mistake, 'line' | 'words'>[] {
  return markdown.split('\n').flatMap((line, at) => {
    const dead = [...line.matchAll(/\]\((\/[^)#?\s]{0,300})/g)]
      .map(([, path = '']) => path)
      .filter((path) => !path.startsWith('/pictures/') && !known.has(path))
      .map((path) => `the link ${path} leads to no page of the site${perhaps([nearest(path, [...known])])}`);
    const typed = `“${line}” is about one night, and rates.yaml decides: say {lateCancellation}`;
    const wrong = TYPED_TERMS.includes(line) ? [...dead, typed] : dead;
    return wrong.map((words) => ({ line: at + 1, words }));
  });
}

/** Lines of earlier pages that say terms by themselves. */
const TYPED_TERMS: readonly string[] = [
  ...['## When it costs one night', '| Later than that | One night | The rest |'],
  ...['## Quand cela coûte une nuit', '| Plus tard | Une nuit | Le reste |'],
  ...['## Cuándo cuesta una noche', '| Más tarde | Una noche | El resto |'],
];

/** The pictures of the motel in the browser's tab, on a telephone's home screen and beside a link in a message. */
const ICONS = [
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'social-card.png',
];

/** The drawings of the screens that are the same at every motel. */
const DRAWINGS = [
  ...['day', 'dusk', 'night'].flatMap((time) =>
    ['hero', 'hero-tablet', 'hero-phone'].map((size) => `${size}-${time}`),
  ),
  'motel-dusk',
  'motel-night',
  'banner-dig',
  'banner-dog',
  'banner-keys',
  'door-14',
  'evening-door-14',
  'light-out',
  'placeholder',
];

/** The files that a motel's folder must have, whatever else its own files name. */
export const NEEDED_FILES: readonly string[] = [
  ...NEEDED_PAGES.map((name) => `pages/${name}.md`),
  ...ICONS.map((name) => `public/${name}`),
  ...DRAWINGS.map((name) => `public/pictures/${name}.svg`),
];

/** The ground at the foot of every page, by day and by night. */
const ORNAMENTS = ['', '-night'].map((time) => `public/pictures/footer-strata${time}.svg`);

/** The screens of the software that a page can link to, beside the motel's own pages and its rooms. */
const SITE_SCREENS: readonly string[] = [
  '/',
  '/get-app',
  '/card',
  '/hotel-card',
  '/signin',
  '/booking-history',
  '/gallery',
  '/feedback',
];

/** First steps of addresses that are the software's, in small letters: no page of words can have such a name. */
const TAKEN_NAMES: readonly string[] = [
  ...SITE_SCREENS.map((path) => path.slice(1)),
  ...['login', 'confirm', 'payment-success', 'stay', 'carddetails', 'checkout', 'desk', 'preview'],
  ...['api', 'assets', 'pictures', 'photos', 'healthz', 'readyz', 'livez', 'metrics'],
];
