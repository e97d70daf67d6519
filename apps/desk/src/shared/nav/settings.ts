/** A page of settings, as *Your motel* and the search list it. */
export interface Setting {
  readonly title: string;
  readonly to: string;
  /** Other words by which people look for it. */
  readonly words: string;
}

const setting = (title: string, to: string, words: string): Setting => ({ title, to, words });

/** Settings by what they are about. What guests see waits to be published, the others count at once. */
export const SETTINGS = {
  'What guests see': [
    setting('Home page', '/site/home', 'headline posters postcard places nearby'),
    setting(
      'Name, place and rules',
      '/site/motel',
      'telephone mail address check-in hours quiet children pets smoking',
    ),
    setting('Colours and sign', '/site/look', 'palette letters logo night'),
    setting('Pictures', '/site/pictures', 'photographs descriptions'),
    setting('Letters to guests', '/site/mails', 'mails parking late arrival'),
  ],
  'Prices and terms': [
    setting('Prices', '/rates', 'rates seasons nights long stays'),
    setting('Plans', '/rates/plans', 'non-refundable breakfast week company'),
    setting('Prices by demand', '/rates/demand', 'last rooms sold out tonight occupancy'),
    setting('Codes', '/rates/codes', 'promotion discount'),
    setting('Cancelling and paying', '/rates/terms', 'deposit refund guarantee card policy terms'),
    setting('Articles', '/rates/articles', 'breakfast fees charges extras'),
    setting('Taxes', '/rates/taxes', 'vat levy gst'),
  ],
  'How it runs': [
    setting('Rooms for sale', '/all-rooms', 'numbers closed'),
    setting('People', '/people', 'staff clerk owner devices passkey'),
    setting('Bookings from another system', '/import', 'bring import spreadsheet'),
    setting('Log', '/log', 'who changed what history'),
  ],
} as const satisfies Readonly<Record<string, readonly Setting[]>>;

/** The settings that have what was typed. */
export function settingsWith(typed: string): readonly Setting[] {
  const asked = typed.trim().toLowerCase();
  if (asked.length < 3) return [];
  return Object.values<readonly Setting[]>(SETTINGS)
    .flat()
    .filter(({ title, words }) => `${title} ${words}`.toLowerCase().includes(asked));
}
