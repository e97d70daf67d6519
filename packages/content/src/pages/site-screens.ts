/** The screens of the software that a page can link to, beside the motel's own pages and its rooms. */
export const SITE_SCREENS: readonly string[] = [
  '/',
  '/get-app',
  '/card',
  '/hotel-card',
  '/signin',
  '/booking-history',
  '/gallery',
  '/feedback',
];
