/** Everything that a text can cite. Ids are written as they are cited: `§2.4`, `D5`, `decision 028`, `V12`. */
export interface Known {
  readonly ids: ReadonlySet<string>;
  /** The anchors of each Markdown file, and no anchors for other files; paths are from the root. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The pages of docs/product, in the order of its index. */
export function pagesOf(index: string): string[] {
  return [...index.matchAll(/^\| \[([\w-]+\.md)\]/gm)].map(([, page = '']) => page);
}

/** The entries of docs/product: headings, rows and items that begin with their number. */
export function entriesOf(product: string): string[] {
  return [...product.matchAll(/^(?:#+|\||-) \**(§\d+(?:\.\d+)?|D\d+)\b/gm)].map(([, id = '']) => id);
}

export function rulesOf(spec: string): string[] {
  return [...spec.matchAll(/^(?:-|\|) \*\*([A-Z]\d+)\*\* /gm)].map(([, id = '']) => id);
}

/** The citations of a text that lead nowhere, each with its line: `docs/deploy.md:12 §2.4`. */
export function deadReferences(path: string, text: string, known: Known): string[] {
  const cited = [...idsIn(path, text), ...linksIn(path, text)];
  return cited
    .filter(({ id, link }) => (link ? !leadsSomewhere(link, known) : !known.ids.has(id)))
    .map(({ id, at }) => `${path}:${text.slice(0, at).split('\n').length} ${id}`);
}

/** The literal text that docs/product quotes, without the parts that stand for a value. */
export function quotedTexts(product: string): string[] {
  return [...onOneLine(product).matchAll(/“([^”]+)”/g)]
    .flatMap(([, quoted = '']) => quoted.split(/\$?\{[^}]*\}/))
    .map((fragment) => fragment.trim())
    .filter((fragment) => /\p{L}{2}/u.test(fragment));
}

/** The paths of files and folders that a text names in backticks: from the root, or from any folder. */
export function pathsNamedIn(text: string): string[] {
  const named = [...text.matchAll(/`([\w.][\w.-]*(?:\/[\w.-]+)*)\/?`/g)].map(([, path = '']) => path);
  return named.filter((path) => path.includes('/') || /\.(?:tsx?|mjs|json|yaml|md)$/.test(path));
}

/** Whether a file is at a path, or below it; the path may leave out its beginning and the file's ending. */
export function isAt(file: string, path: string): boolean {
  const unending = file.replace(/\.tsx?$/, '');
  return `/${file}/`.includes(`/${path}/`) || `/${unending}`.endsWith(`/${path}`);
}

/** Text whose white space, of any kind and length, is one space. */
export function onOneLine(text: string): string {
  return text.replace(/(?:\{' '\}|\s)+/g, ' ');
}

/** The anchors that GitHub gives to the headings of a Markdown file. */
export function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutCode(markdown, /^```[\s\S]*?^```/gm).matchAll(/^#+ +(.+)$/gm)) {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = words.replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '').replaceAll(' ', '-');
    let anchor = slug;
    for (let again = 1; anchors.has(anchor); again += 1) anchor = `${slug}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

interface Citation {
  readonly id: string;
  readonly at: number;
  /** The file and anchor, from the root, of a link. */
  readonly link?: { readonly file: string; readonly anchor: string };
}

function idsIn(path: string, text: string): Citation[] {
  const citations: Citation[] = [];
  for (const { 0: id, index: at } of text.matchAll(/§\d+(?:\.\d+)?/g)) citations.push({ id, at });
  for (const { 0: id, index: at } of text.matchAll(/\bD[1-9]\d?\b/g)) citations.push({ id, at });
  for (const { 1: number, index: at } of text.matchAll(/\bdecisions?\s+(\d{3})\b/gi)) {
    citations.push({ id: `decision ${number}`, at });
  }
  for (const { 0: whole, index: start } of text.matchAll(whereRulesAreCited(path))) {
    for (const { 1: letter = '', 2: first, 3: last = first, index } of whole.matchAll(RULES)) {
      for (let number = Number(first); number <= Number(last); number += 1) {
        citations.push({ id: `${letter}${number}`, at: start + index });
      }
    }
  }
  return citations;
}

/** `Q1–Q3` cites Q2 as well. Times, colours, and percent-encoded text look alike and are none. */
const RULES = /(?<![\w%=!#}.$-])([RMTWPCFKQVBX])([1-9]\d?)(?:–\1(\d+))?\b(?!:\d)/g;

/** In sources rules are cited by comments and violations alone: the path of a drawing begins like one and is none. */
function whereRulesAreCited(path: string): RegExp {
  const isText = path.endsWith('.md') || /\.(?:test|spec)\.tsx?$/.test(path);
  return isText ? /[\s\S]+/g : /\/\*[\s\S]*?\*\/|\/\/.*|\brule: '\w+'/g;
}

/** The links of a Markdown file to files of the repository; a page's links to paths of the site are none. */
function linksIn(path: string, text: string): Citation[] {
  if (!path.endsWith('.md')) return [];
  const citations: Citation[] = [];
  for (const { 1: target = '', index: at } of withoutCode(text, /^```[\s\S]*?^```|`[^`\n]*`/gm).matchAll(
    LINK,
  )) {
    const [file = '', anchor = ''] = target.split('#');
    citations.push({ id: target, at, link: { file: file === '' ? path : fromRoot(path, file), anchor } });
  }
  return citations;
}

const LINK = /\]\((?![a-z]+:|\/|\{)([^)\s]+)\)/g;

function leadsSomewhere({ file, anchor }: NonNullable<Citation['link']>, { anchors }: Known): boolean {
  const found = anchors.get(file);
  if (found !== undefined) return anchor === '' || found.has(anchor);
  const isFolder = [...anchors.keys()].some((path) => path.startsWith(`${file}/`));
  return isFolder && anchor === '';
}

/** @param from the file that has the link @param to as it is written there */
function fromRoot(from: string, to: string): string {
  return new URL(to, `file:///${from}`).pathname.slice(1).replace(/\/$/, '');
}

/** Blanks keep each place in the text where it is. */
function withoutCode(text: string, code: RegExp): string {
  return text.replace(code, (found) => found.replace(/[^\n]/g, ' '));
}
