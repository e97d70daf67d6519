import type { Motel, Words } from '@motel/content/server';
import { repaint, seedsWith, type Themes } from '@motel/ui/colors';
import { html, raw } from 'hono/html';
import { quoted } from '../guest-words.ts';

// The site's colours, in the motel's own: mails cannot load its styles.

type Painted = { readonly motel: Pick<Motel, 'look'> };

/** By the look that they are painted in. */
const painted = new WeakMap<Motel['look'], Themes>();

export const day = (words: Painted) => themesOf(words).light;

export const night = (words: Painted) => themesOf(words).dark;

/** The layers of the ground, as below the site's pages; the same by day and by night. */
export const STRATA = ['#f6d68c', '#e8b06a', '#cc6239', '#8f3a2a'] as const;

function themesOf({ motel: { look } }: Painted): Themes {
  const known = painted.get(look) ?? repaint(seedsWith(look));
  painted.set(look, known);
  return known;
}

/** Markup in which every value is escaped: MJML, and HTML within it. */
export type Markup = ReturnType<typeof html>;

/** A part of a letter, as its page and as its text say it. */
export interface Part {
  readonly page: Markup;
  readonly text: string;
}

const SIDES = '0 8px';

/** An `<mj-text>`. @param below px */
function block(content: Markup, below = 14): Markup {
  return html`<mj-text padding="${SIDES} ${below}px">${content}</mj-text>`;
}

export function paragraph(...lines: readonly (string | Part)[]): Part {
  return {
    page: block(broken(lines.map((line) => (typeof line === 'string' ? withUnits(line) : line.page)))),
    text: lines.map((line) => (typeof line === 'string' ? line : line.text)).join('\n'),
  };
}

function broken(lines: readonly (string | Markup)[]): Markup {
  return html`${lines.map((line, index) => html`${index === 0 ? '' : raw('<br />')}${line}`)}`;
}

/** Words in which no line ends between a figure and its unit. */
function withUnits(words: string): string {
  return words.replace(/(?<=\d) (?=(?:AM|PM|[A-Z]{3})\b)/g, '\u00a0');
}

export function headline(words: string): Markup {
  return html`<mj-text padding="18px 8px 6px" css-class="h1"><h1 style="margin:0;font-size:26px;line-height:1.15;letter-spacing:-.01em">${words}</h1></mj-text>`;
}

/** Parts under a title. */
export function section(title: string, ...parts: readonly Part[]): Part {
  return {
    page: html`<mj-text padding="16px 8px 4px"><h2 style="margin:0;font-size:18px;line-height:1.2">${title}</h2></mj-text>${parts.map(({ page }) => page)}`,
    text: [title, ...parts.map(({ text }) => text)].join('\n'),
  };
}

/** Facts with a frame around them. @param title in larger letters */
export function framed(words: Words, title: string, lines: readonly Markup[]): Markup {
  return html`<mj-text padding="4px 8px 18px"><div class="line" style="border:2px solid ${day(words).line};border-radius:8px;padding:12px 14px"><div style="font-weight:bold;font-size:18px;line-height:1.35">${title}</div>${lines.map((line) => html`<div>${line}</div>`)}</div></mj-text>`;
}

export function button(label: string, address: string): Part {
  return {
    page: html`<mj-button css-class="btn" href="${address}" width="100%" padding="4px 8px 22px">${label}</mj-button>`,
    text: `${label}: ${address}`,
  };
}

export function link(words: Words, label: string, address: string): Part {
  return {
    page: html`<a href="${address}" style="color:${day(words).accentText}">${label}</a>`,
    text: `${label}: ${address}`,
  };
}

/** A line of money: what it is for, perhaps how it is worked out, and the amount. */
export interface Row {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly amount: string;
  readonly isTotal?: boolean;
}

/** Lines of money with their amounts below each other; the total has a table of its own, so that it narrows no line. */
export function rows(words: Words, lines: readonly Row[]): Part {
  const tables = lines.reduce<Row[][]>((all, line) => {
    const last = all.at(-1);
    if (last === undefined || line.isTotal || last.at(-1)?.isTotal) all.push([line]);
    else last.push(line);
    return all;
  }, []);
  const page = html`${tables.map((table, index) => {
    const below = index === tables.length - 1 ? 10 : 0;
    return html`<mj-table padding="${SIDES} ${below}px">${table.map((line) => row(words, line))}</mj-table>`;
  })}`;
  return { page, text: rowsText(lines) };
}

/** Lines of money in two columns, points under points. */
export function rowsText(lines: readonly Row[]): string {
  const named = ({ label, detail }: Row) => (detail ? `${label} (${detail})` : label);
  const figures = ({ amount }: Row) => amount.replace(/\s[A-Z]{3}$/, '').length;
  const [widest, longest] = [
    Math.max(...lines.map((line) => named(line).length)),
    Math.max(...lines.map(figures)),
  ];
  return lines
    .map((line) => named(line).padEnd(widest + 2 + longest - figures(line)) + line.amount)
    .map((line) => line.trimEnd())
    .join('\n');
}

function row(words: Words, { label, detail, amount, isTotal = false }: Row): Markup {
  const edge = isTotal
    ? `border-top:2px solid ${day(words).ink};font-size:19px;font-weight:bold`
    : `border-bottom:1px solid ${day(words).line};font-weight:normal`;
  const cell = `padding:7px 0;line-height:1.35;vertical-align:top;${edge}`;
  const look = isTotal ? 'total' : 'line';
  const small =
    detail &&
    html`<br /><span class="soft" style="color:${day(words).inkSoft};font-size:14px">${detail}</span>`;
  return html`<tr><th scope="row" align="left" width="100%" class="${look}" style="${cell};text-align:left">${label}${small}</th><td align="right" class="${look}" style="${cell};text-align:right;white-space:nowrap;padding-left:16px;font-variant-numeric:tabular-nums">${amount}</td></tr>`;
}

export interface Change {
  readonly what: string;
  readonly was: string;
  readonly is: string;
}

export function changes(words: Words, all: readonly Change[]): Part {
  const { t } = words;
  const page = html`${all.map(({ what, was, is }) =>
    block(
      html`<strong>${what}:</strong> ${is}<br /><span class="soft" style="color:${day(words).inkSoft};font-size:14px">${t('before: {was}', { was })}</span>`,
      8,
    ),
  )}`;
  return { page, text: all.map((change) => changeText(words, change)).join('\n') };
}

/** `Dates: … (before: …)`. */
export function changeText({ t }: Words, { what, was, is }: Change): string {
  return t('{what}: {is} (before: {was})', { what, is, was });
}

export function list(items: readonly string[]): Part {
  return {
    page: block(
      html`<ul style="margin:0;padding:0 0 0 20px">${items.map((item) => html`<li>${item}</li>`)}</ul>`,
    ),
    text: items.map((item) => `- ${item}`).join('\n'),
  };
}

/** Words that a guest typed: a rule runs down their whole length, which no word in them can imitate. */
export function theirWords(words: Words, lines: readonly string[]): Part {
  return {
    page: block(
      html`<blockquote class="theirs" style="margin:0;border-left:4px solid ${day(words).accent};padding:2px 0 2px 12px">${broken(lines)}</blockquote>`,
    ),
    text: quoted(lines.join('\n')),
  };
}

/** Words that stay on one line. */
export function unbrokenHtml(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}
