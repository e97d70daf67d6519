import type { Property } from '@motel/api-client/contracts';
import { motel } from '@motel/content';
import { sitePaths } from '../../shared/site-paths.ts';

/** Search results' descriptions of each page that is not a text page, by its path in the route table; server only. */
export const pageDescriptions: Readonly<Record<string, string>> = {
  [sitePaths.getApp]: `There is no ${motel.name} app yet. The website does everything that it would, and fits on your home screen.`,
  [sitePaths.roomCards]: `The whole ${motel.name} in ${motel.city} on one board: every kind of room with its type, rating and price.`,
  [sitePaths.hotelCards]: `Every room of the ${motel.name} in ${motel.city}, with its price in Canadian dollars.`,
  [sitePaths.confirm]: 'Guest details, price and payment of your stay.',
  [sitePaths.signIn]: 'Sign in with your mobile number to book and to see your bookings.',
  [sitePaths.bookingHistory]: 'Your stays with us, past and to come.',
  [sitePaths.stay]: 'Your stay: its dates, price and terms, and how to change it.',
  [sitePaths.receipt]: 'The receipt of your stay.',
  [sitePaths.paymentSuccess]: 'What became of your payment.',
  [sitePaths.gallery]: `Ten places to see near ${motel.city}, ${motel.province}: canyons, hoodoos, the ferry, the mine and the dinosaurs.`,
  [sitePaths.feedback]: `Write to the ${motel.name}: what was good, what was not, and what you missed.`,
  '*': 'There is no page at this address.',
  [sitePaths.home]: `Book a room at the ${motel.name} in ${motel.city}, ${motel.province}, straight from the front desk: free breakfast, truck parking and pet-friendly rooms.`,
};

export function roomDescription(property: Property | undefined): string {
  return property?.description || `A room at the ${motel.name}.`;
}
