import { literally, plainly } from '@motel/content/pages';

export type FrontName = 'title' | 'description' | 'headline' | 'updated' | 'picture' | 'place' | 'menu';

const FENCE = '---\n';

/** Splits a page's file into what stands between its lines of `---`, and its words in Markdown. */
export function frontOf(text: string) {
  const { lines, body } = split(text);
  const named = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at), plainly(line.slice(at + 1).trim())];
  });
  const front: Partial<Record<FrontName, string>> = Object.fromEntries(named);
  return { front, body };
}

/** The file with another value at its head; an empty one takes the line away. */
export function withFront(text: string, name: FrontName, value: string): string {
  const { lines, body } = split(text);
  const written = value === '' ? [] : [`${name}: ${literally(value.replace(/\s+/g, ' '))}`];
  const at = lines.findIndex((line) => line.startsWith(`${name}:`));
  const next = at < 0 ? [...lines, ...written] : lines.toSpliced(at, 1, ...written);
  return joined(next, body);
}

export function withBody(text: string, body: string): string {
  return joined(split(text).lines, body);
}

function split(text: string): { readonly lines: readonly string[]; readonly body: string } {
  const end = text.indexOf(`\n${FENCE}`, FENCE.length - 1);
  if (!text.startsWith(FENCE) || end < 0) return { lines: [], body: text };
  const lines = text.slice(FENCE.length, end).split('\n');
  return { lines, body: text.slice(end + 1 + FENCE.length).replace(/^\n/, '') };
}

function joined(lines: readonly string[], body: string): string {
  return `${FENCE}${lines.join('\n')}\n${FENCE}\n${body.replace(/\n?$/, '\n')}`;
}
