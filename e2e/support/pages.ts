import { motel as own } from '@motel/content';
import { content } from '@motel/content/server';
/** A public page, the status that its document comes with, and what it must show without any script. */
export interface PublicPage {
  readonly path: string;
  readonly status: number;
  readonly heading: string;
  readonly words: readonly string[];
  /** The page to which scripts send a guest without the state that the page needs. */
  readonly leadsTo?: string;
}

/** Every public page. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '/',
    status: 200,
    heading: 'Sleep where the dinosaurs did.',
    words: [
      'Stays',
      'Call Now or Book to Reserve your Room Today.',
      'Breakfast is on us',
      'Daily,Weekly & Monthly',
      '119 CAD for 1 night • ★ 4.8',
    ],
  },
  {
    path: '/get-app',
    status: 200,
    heading: 'Still digging.',
    words: ['The app is coming soon.', 'Back'],
  },
  {
    path: '/card',
    status: 200,
    heading: 'Every key on the board.',
    words: ['Hoodoo Double', '$119', 'Smoking Allowed', 'Currently Not Available'],
  },
  {
    path: '/hotel-card',
    status: 200,
    heading: 'Pick your key.',
    words: ['Hoodoo Double', 'Fossil Quad', 'Double Room', '$104.50 CAD plus taxes'],
  },
  {
    path: '/gallery',
    status: 200,
    heading: 'Seventy million years of scenery.',
    words: ['Horseshoe Canyon', 'Last Chance Saloon', `Pictures: ${own.name}.`],
  },
  {
    path: '/carddetails/hoodoo-double',
    status: 200,
    heading: 'Hoodoo Double',
    words: [
      `Entire rental unit in ${own.city}, Canada`,
      'Guest favourite',
      '$130 CAD',
      "You won't be charged yet",
    ],
  },
  {
    path: '/carddetails/no-such-room',
    status: 404,
    heading: 'Property not found.',
    words: ['See our rooms'],
  },
  {
    path: '/signin',
    status: 200,
    heading: 'Come on in.',
    words: [
      'Your mobile number is all we need. There is no one-time code.',
      'By signing in you agree to our',
    ],
  },
  {
    path: '/feedback',
    status: 200,
    heading: 'Drop us a line.',
    words: ['Message', 'Name', 'Email', 'What I have written is accurate'],
  },
  {
    path: '/terms',
    status: 200,
    heading: 'The fine print, in large.',
    words: ['Pet fee is $15 per pet per night.'],
  },
  {
    path: '/privacy-policy',
    status: 200,
    heading: 'We remember faces, and not much else.',
    words: ['We never store a card number'],
  },
  {
    path: '/refund-policy',
    status: 200,
    heading: 'Plans change. Dinosaurs would know.',
    words: ['Refunds go to the original payment method in 3 to 7 business days.'],
  },
  {
    path: '/cookies',
    status: 200,
    heading: 'There is one cookie in the jar.',
    words: ['persist:root', 'motel-device'],
  },
  {
    path: '/accessibility',
    status: 200,
    heading: 'Doors should open for everybody.',
    words: ['Service animals are welcome'],
  },
  {
    path: '/contact',
    status: 200,
    heading: 'The light is on. Knock.',
    words: [own.email, 'Check-in is 3:00 PM.'],
  },
  {
    path: '/about',
    status: 200,
    heading: content.pages.about?.headline ?? '',
    words: ['no pool'],
  },
  {
    path: '/Careers',
    status: 200,
    heading: 'We are short of night owls.',
    words: ['We answer every letter'],
  },
  {
    path: '/Partner',
    status: 200,
    heading: 'Two can dig faster.',
    words: ['You need to know'],
  },
  {
    path: '/news',
    status: 200,
    heading: 'Recent history. The rest is in the museum.',
    words: ['New floors in the Fossil Quads'],
  },
  {
    path: '/advertise',
    status: 200,
    heading: 'A quiet word to people on holiday.',
    words: ['no banners'],
  },
  {
    path: '/affiliate',
    status: 200,
    heading: 'Tell them who sent you.',
    words: ['no commission'],
  },
  {
    path: '/travelGuide',
    status: 200,
    heading: 'Mind the bones.',
    words: ['Royal Tyrrell Museum'],
  },
  {
    path: '/MotelsInCanada',
    status: 200,
    heading: 'Park at the door. It is the whole idea.',
    words: ['Pet fee is $15 per pet per night.'],
  },
  {
    path: '/vacationRentals',
    status: 200,
    heading: 'A house, or just a door?',
    words: ['Arriving at midnight'],
  },
  {
    path: '/comparisonTable',
    status: 200,
    heading: 'Apples, oranges and orange doors.',
    words: ['River Queen'],
  },
  {
    path: '/accommodationGuide',
    status: 200,
    heading: 'Beds, by the square kilometre.',
    words: ['Alberta Parks'],
  },
  {
    path: '/car-rentalGuide',
    status: 200,
    heading: 'The dinosaurs will not come to you.',
    words: ['135 km'],
  },
  {
    path: '/domestic-Flights-Guide',
    status: 200,
    heading: 'Nothing here has flown for a while.',
    words: ['Calgary International'],
  },
  {
    path: '/Payment-Success',
    status: 200,
    heading: 'Payment Successful!',
    words: ['Go to Home', 'View Orders'],
  },
  { path: '/stay/any', status: 200, heading: 'Your stay', words: ['Loading your stay...'] },
  { path: '/stay/any/receipt', status: 200, heading: 'Your stay', words: ['Loading your stay...'] },
  { path: '/booking-history', status: 200, heading: 'My Bookings', words: ['Loading your bookings...'] },
  {
    path: '/confirm',
    status: 200,
    heading: 'Who should we leave the light on for?',
    words: ['Loading...'],
    leadsTo: '/',
  },
  { path: '/no-such-page', status: 404, heading: 'No room at this address.', words: ['Page not found'] },
];
