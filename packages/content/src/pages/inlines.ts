import type { MarkedToken, Token, Tokens } from 'marked';
import type { Inline, Inlines } from '../shapes/page-words.ts';

/** A link to a price stands for the price itself; `room-table.ts` writes it. */
export const PRICE = 'price:';

/** A link to a page of the site, a web address, an e-mail address or a telephone number. */
const HREF = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:\+)/;

/** Turns the Markdown of one paragraph's text into data; adjacent texts become one string. */
export function readInlines(tokens: readonly Token[], mistakes: string[]): Inlines {
  const inlines: Inline[] = [];
  for (const token of tokens as readonly MarkedToken[]) {
    const inline = readInline(token, mistakes);
    const last = inlines.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') inlines[inlines.length - 1] = last + inline;
    else if (inline !== undefined) inlines.push(inline);
  }
  return inlines;
}

/** The plain text. */
export function plainText(inlines: Inlines): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if (inline.tag === 'price') return '';
      return inline.tag === 'br' ? ' ' : plainText(inline.inlines);
    })
    .join('');
}

function readInline(token: MarkedToken, mistakes: string[]): Inline | undefined {
  switch (token.type) {
    case 'text':
      // A line can break anywhere in the file; on the page the break is a space.
      return unbroken(token.text.replaceAll('\n', ' '));
    case 'escape':
      return token.text;
    case 'br':
      return { tag: 'br' };
    case 'codespan':
      return { tag: 'code', inlines: [token.text] };
    case 'strong':
    case 'em':
      return { tag: token.type, inlines: readInlines(token.tokens, mistakes) };
    case 'link':
      return link(token, mistakes);
    default:
      mistakes.push(`"${token.raw.trim()}" is no word, link, **strong** or *emphasis*`);
      return undefined;
  }
}

function link({ href, tokens }: Tokens.Link, mistakes: string[]): Inline {
  if (href.startsWith(PRICE)) return { tag: 'price', room: href.slice(PRICE.length) };
  if (!HREF.test(href)) {
    mistakes.push(`the link ${href} must begin with https://, mailto:, tel:+ or / for a page of this site`);
  }
  return { tag: 'a', href, inlines: readInlines(tokens, mistakes) };
}

/** A figure and its unit, a road and its number. */
const TOGETHER = /(\d (?:km|m|cm)|½ hours?|Highway \d)\b/g;

/** The same words, with spaces that do not break over two lines where they belong together: `135 km`, `Highway 9`. */
export function unbroken(text: string): string {
  return text.replaceAll(TOGETHER, (together) => together.replace(' ', '\u00a0'));
}
