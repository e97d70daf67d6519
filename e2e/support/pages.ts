import { motel as content, motel as own } from '@motel/content/testing';

/** A public page, the status that its document comes with, and what it must show without any script. */
export interface PublicPage {
  readonly path: string;
  readonly status: number;
  readonly heading: string;
  readonly words: readonly string[];
  /** Whether it is a page of the motel's words alone. */
  readonly ofWords: boolean;
  /** The page to which scripts send a guest without the state that the page needs. */
  readonly leadsTo?: string;
}

const ROWS: readonly [string, string, string[], Partial<PublicPage>?][] = [
  [
    '/',
    'Sleep where the dinosaurs did.',
    [
      'Stays',
      'Call Now or Book to Reserve your Room Today.',
      'Breakfast is on us',
      'Daily,Weekly & Monthly',
      '119 CAD for 1 night • ★ 4.8',
    ],
  ],
  ['/get-app', 'The app is coming soon.', ['put it on your home screen', 'Back']],
  [
    '/card',
    'Every key on the board.',
    ['Hoodoo Double', '$119', 'Smoking Allowed', 'Currently Not Available'],
  ],
  [
    '/hotel-card',
    'Pick your key.',
    ['Hoodoo Double', 'Fossil Quad', 'Classic Triple Room', '1 queen bed', '$104.50 CAD plus taxes'],
  ],
  [
    '/gallery',
    'Ten places around town.',
    ['Horseshoe Canyon', 'Last Chance Saloon', `Pictures: ${own.name}.`],
  ],
  [
    '/carddetails/hoodoo-double',
    'Hoodoo Double',
    [`Entire rental unit in ${own.city}, Canada`, 'Guest favourite', '$130 CAD', "You won't be charged yet"],
  ],
  ['/carddetails/no-such-room', 'Property not found.', ['See our rooms'], { status: 404 }],
  [
    '/signin',
    'Come on in.',
    ['Your mobile number is all we need. There is no one-time code.', 'By signing in you agree to our'],
  ],
  ['/feedback', 'Drop us a line.', ['Message', 'Name', 'Email', 'What I have written is accurate']],
  ['/terms', 'The fine print, in large.', ['Pet fee is $15 per pet per night.']],
  ['/privacy-policy', 'We remember faces, and not much else.', ['We never store a card number']],
  [
    '/refund-policy',
    'Plans change. Dinosaurs would know.',
    [
      'Cancellation is free if at least 24 hours before check-in for direct bookings.',
      'Within 24 hours, or on a no-show, one night is charged.',
      'Refunds go to the original payment method in 3 to 7 business days.',
    ],
  ],
  ['/cookies', 'There is one cookie in the jar.', ['persist:root', 'motel-device']],
  ['/accessibility', 'Doors should open for everybody.', ['Service animals are welcome']],
  [
    '/contact',
    'The light is on. Knock.',
    [own.email, own.phone.shown, own.addressLines[0] ?? '', 'Check-in is 3:00 PM.'],
  ],
  ['/about', content.pages.about?.headline ?? '', ['no pool']],
  ['/Careers', 'We are short of night owls.', ['We answer every letter']],
  ['/Partner', 'Two can dig faster.', ['You need to know']],
  ['/news', 'Recent history. The rest is in the museum.', ['New floors in the Fossil Quads']],
  ['/advertise', 'A quiet word to people on holiday.', ['no banners']],
  ['/affiliate', 'Tell them who sent you.', ['no commission']],
  ['/travelGuide', 'Mind the bones.', ['Royal Tyrrell Museum']],
  ['/MotelsInCanada', 'Park at the door. It is the whole idea.', ['Pet fee is $15 per pet per night.']],
  ['/vacationRentals', 'A house, or just a door?', ['Arriving at midnight']],
  ['/comparisonTable', 'Apples, oranges and orange doors.', ['River Queen']],
  ['/accommodationGuide', 'Beds, by the square kilometre.', ['Alberta Parks']],
  ['/car-rentalGuide', 'The dinosaurs will not come to you.', ['135 km']],
  ['/domestic-Flights-Guide', 'Nothing here has flown for a while.', ['Calgary International']],
  ['/Payment-Success', 'Payment Successful!', ['Go to Home', 'View Orders']],
  ['/stay/any', 'Your stay', ['Loading your stay...']],
  ['/stay/any/receipt', 'Your stay', ['Loading your stay...']],
  ['/booking-history', 'My Bookings', ['Loading your bookings...']],
  ['/confirm', 'Who should we leave the light on for?', ['Loading...'], { leadsTo: '/' }],
  ['/no-such-page', 'No room at this address.', ['Page not found'], { status: 404 }],
];

export const PUBLIC_PAGES: readonly PublicPage[] = ROWS.map(([path, heading, words, differences]) => ({
  path,
  heading,
  words,
  ofWords: path.slice(1) in content.pages,
  status: 200,
  ...differences,
}));
