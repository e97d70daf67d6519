import type { Words } from '@motel/content/server';
import { CATALOGUES } from '@motel/language/catalogues';
import { siteIn } from '../../shared/motel-context.ts';

export function bookingsAddress(words: Words, siteUrl: string): string {
  return `${siteIn(words.motel, siteUrl)}/booking-history`;
}

/** The text with a link that opens its booking: the token is in the fragment, which no server and no log has. */
export function withStayToken(text: string, token: string): string {
  return text.replace(LINE, (line) => `${line}#stay=${token}`);
}

const WORDS = Object.values(CATALOGUES).map(
  ({ sentences }) => sentences['See your bookings:'] ?? 'See your bookings:',
);

const LINE = new RegExp(`^(?:${WORDS.join('|')}) \\S+/booking-history$`, 'm');

/** The same in the page of a mail. Only our own markup has quotation marks as such: words of a guest are escaped. */
export function withStayTokenInPage(html: string, token: string): string {
  return html.replace(/ href="[^"\s]+\/booking-history(?=")/g, (link) => `${link}#stay=${token}`);
}
