const WORDS = 'See your bookings:';

/** The line of a mail that links to My Bookings. @param siteUrl the site's origin */
export function bookingsLink(siteUrl: string): string {
  return `${WORDS} ${siteUrl}/booking-history`;
}

/**
 * The mail's text with a link that opens its booking. The token is in the fragment, which browsers send to no server:
 * no log and no other site ever has it.
 */
export function withStayToken(text: string, token: string): string {
  return text.replace(LINE, (line) => `${line}#stay=${token}`);
}

const LINE = new RegExp(`^${WORDS} \\S+/booking-history$`, 'm');
