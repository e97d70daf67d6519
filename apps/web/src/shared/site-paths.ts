import type { Language } from '@motel/language';

/** The paths that code names; the route table gives each its page. */
export const sitePaths = {
  home: '/',
  getApp: '/get-app',
  roomCards: '/card',
  hotelCards: '/hotel-card',
  property: '/carddetails/:id',
  confirm: '/confirm',
  signIn: '/signin',
  login: '/login',
  bookingHistory: '/booking-history',
  stay: '/stay/:id',
  receipt: '/stay/:id/receipt',
  paymentSuccess: '/Payment-Success',
  gallery: '/gallery',
  contact: '/contact',
  feedback: '/feedback',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  comparisonTable: '/comparisonTable',
} as const;

/** The addresses of the specification's pages of words. */
export const wordPaths = [
  sitePaths.contact,
  sitePaths.privacyPolicy,
  '/refund-policy',
  sitePaths.terms,
  '/cookies',
  '/accessibility',
  '/about',
  '/Careers',
  '/Partner',
  '/news',
  '/advertise',
  '/affiliate',
  '/travelGuide',
  '/MotelsInCanada',
  '/vacationRentals',
  '/accommodationGuide',
  '/car-rentalGuide',
  '/domestic-Flights-Guide',
  sitePaths.comparisonTable,
];

/** A path with values for its names: `/stay/:id` with an id. */
export function filledPath(path: string, values: Readonly<Record<string, string | undefined>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

export const stayPagePath = (id: string) => filledPath(sitePaths.stay, { id });
export const receiptPath = (id: string) => filledPath(sitePaths.receipt, { id });
export const propertyPath = (id: string) => filledPath(sitePaths.property, { id });

export interface InLanguage {
  readonly language: Language;
  readonly languages: readonly Language[];
}

/** Before the paths of a language: nothing for the motel's first one, `/fr` for another. */
export function prefixOf({ language, languages }: InLanguage): string {
  return language === languages[0] ? '' : `/${language}`;
}

/** The address of a path, where no router makes it: `/fr`, `/fr/gallery`. @param language by default the page's */
export function addressOf(motel: InLanguage, path: string, language = motel.language): string {
  const prefix = prefixOf({ ...motel, language });
  return path === '/' ? prefix || path : prefix + path;
}
