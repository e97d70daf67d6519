/** The pages of words of the specification, by the names of their files in `pages/` (§2); a motel has more, or fewer. */
export const SITE_PAGES: readonly string[] = [
  'about',
  'accessibility',
  'accommodationGuide',
  'advertise',
  'affiliate',
  'car-rentalGuide',
  'Careers',
  'comparisonTable',
  'contact',
  'cookies',
  'domestic-Flights-Guide',
  'MotelsInCanada',
  'news',
  'Partner',
  'privacy-policy',
  'refund-policy',
  'terms',
  'travelGuide',
  'vacationRentals',
];

/** The pages of words that a motel cannot do without: guests agree to them, or write to it. */
export const NEEDED_PAGES: readonly string[] = [
  'accessibility',
  'contact',
  'cookies',
  'privacy-policy',
  'refund-policy',
  'terms',
];
