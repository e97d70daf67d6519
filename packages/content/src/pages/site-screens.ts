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

/** First steps of addresses that are the software's, in small letters: no page of words can have such a name. */
export const TAKEN_NAMES: readonly string[] = [
  ...SITE_SCREENS.map((path) => path.slice(1)),
  ...['login', 'confirm', 'payment-success', 'stay', 'carddetails', 'checkout', 'desk', 'preview'],
  ...['api', 'assets', 'pictures', 'photos', 'healthz', 'readyz', 'livez', 'metrics'],
];
