import { generatePath } from 'react-router-dom';

/** Every path that the site serves; the route table gives each its page. */
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
  refundPolicy: '/refund-policy',
  terms: '/terms',
  cookies: '/cookies',
  accessibility: '/accessibility',
  about: '/about',
  careers: '/Careers',
  partner: '/Partner',
  news: '/news',
  advertise: '/advertise',
  affiliate: '/affiliate',
  travelGuide: '/travelGuide',
  motelsInCanada: '/MotelsInCanada',
  vacationRentals: '/vacationRentals',
  comparisonTable: '/comparisonTable',
  accommodationGuide: '/accommodationGuide',
  carRentalGuide: '/car-rentalGuide',
  domesticFlightsGuide: '/domestic-Flights-Guide',
} as const;

/** One stay, by its id. */
export function stayPagePath(id: string): string {
  return generatePath(sitePaths.stay, { id });
}

export function receiptPath(id: string): string {
  return generatePath(sitePaths.receipt, { id });
}

export function propertyPath(id: string): string {
  return generatePath(sitePaths.property, { id });
}
