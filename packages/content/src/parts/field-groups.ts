import { LANGUAGE_CODES } from '@motel/language';
import { HOUSE_KINDS } from '../shapes/identity.ts';
import { type FieldGroup, field, group, optional } from './part-field.ts';

// The fields of each file of a motel's content. Prices, taxes, counts and numbers of rooms are in none.

const motel: readonly FieldGroup[] = [
  group('Who you are', [
    field('name', 'Name'),
    field('tagline', 'The line at the head of the home page'),
    field('farewell', 'The last words of every page'),
    optional('kind', 'Kind of house; left out, motel', { oneOf: HOUSE_KINDS }),
    optional('house', 'The house in a word, such as inn; left out, house'),
    optional(
      'languages',
      `Languages of your pages, that of your words first; a line each of ${LANGUAGE_CODES.join(', ')}`,
      'list',
    ),
  ]),
  group('Where you are', [
    field('addressLines', 'Postal address, a line each', 'list'),
    field('city', 'Town'),
    field('province', 'Province or state'),
    field('country', 'Country, by its two letters: CA'),
    field('coordinates.latitude', 'Latitude, in degrees', 'number'),
    field('coordinates.longitude', 'Longitude, in degrees; west is below zero', 'number'),
    field('townSite.name', 'The town’s own website: its name'),
    field('townSite.url', 'The town’s own website: its address'),
  ]),
  group('How guests reach you', [
    field('phone.shown', 'Telephone, as guests read it'),
    field('phone.href', 'Telephone, as it is dialled: tel:+14035550142'),
    field('email', 'E-mail address'),
  ]),
  group('House rules', [
    field('houseRules.checkInHour', 'Check-in from, hour of 24', 'number'),
    field('houseRules.checkOutHour', 'Check-out until, hour of 24', 'number'),
    optional(
      'houseRules.deskHours',
      'The front desk answers: always, or between two hours of 24 such as 7 to 22; left out, not at night',
    ),
    optional('houseRules.adultsOnly', 'Adults only: no children, no infants', 'flag'),
    optional('ages.childFrom', 'Children from, years; younger guests are infants. Left out, 2', 'number'),
    optional('ages.adultFrom', 'Adults from, years. Left out, 13', 'number'),
    field('policies.quietHours.from', 'Quiet hours from, hour of 24', 'number'),
    field('policies.quietHours.to', 'Quiet hours until', 'number'),
    field('policies.visitorHours.from', 'Visitors from, hour of 24', 'number'),
    field('policies.visitorHours.to', 'Visitors until', 'number'),
    field('policies.smokingCleaningFee', 'Cleaning fee after smoking', 'number'),
    field('policies.refundBusinessDays.from', 'Refunds take business days, at least', 'number'),
    field('policies.refundBusinessDays.to', 'Refunds take business days, at most', 'number'),
  ]),
  group('At the front desk', [
    field('frontDesk.missedHour', 'Guests who have not come are missed from, hour of 24', 'number'),
    optional(
      'frontDesk.dayEndsHour',
      'The day ends by itself at, hour of 24; 0 to 4 are of the morning after. Left out, 4',
      'number',
    ),
    field('frontDesk.clerkMayTakeOff', 'Per cent that a clerk may take off a price by hand', 'number'),
  ]),
];

const rates: readonly FieldGroup[] = [
  group(
    'Cancelling and paying, of every booking from then on',
    [
      optional(
        'policies.*.freeHours',
        'Cancelling is free until so many hours before check-in; left out, never',
        'number',
      ),
      optional('policies.*.keep', 'Kept after that: first night, everything, or a percentage such as 50%'),
      optional(
        'policies.*.deposit',
        'Paid on booking: first night, a percentage such as 30%, or an amount; left out, all',
      ),
      optional(
        'policies.*.restDays',
        'The rest is asked for so many days before check-in; left out, at the desk',
        'number',
      ),
      optional(
        'policies.*.guarantee',
        'Nothing is paid on booking: a card is left for what is kept. Left out, no',
        { oneOf: ['card'] },
      ),
      optional('policies.*.from', 'Of check-ins from, such as 2027-06-01; left out, always'),
      optional('policies.*.to', 'Of check-ins until'),
      optional(
        'policies.*.room',
        'Of these kinds of room, by their short names, a line each; left out, all',
        'list',
      ),
    ],
    { of: 'policies', others: 'Other terms', another: 'Other terms, for some check-ins or rooms' },
  ),
];

const home: readonly FieldGroup[] = [
  group('Headings', [
    field('words.lead', 'Below the line at the head', 'text'),
    field('words.bannersHeading', 'Above the posters'),
    field('words.roomsLead', 'Above the rooms', 'text'),
    field('words.galleryLead', 'Above the places', 'text'),
    optional('words.appCaption', 'Below the picture of Get the app; left out, there is no such page'),
  ]),
  group('The head of the page', [optional('hero', 'A photograph; left out, the drawings', 'picture')]),
  group('The postcard', [
    field('words.postcard.headline', 'Its headline'),
    field('words.postcard.message', 'Its message', 'text'),
    field('words.postcard.to', 'To whom it goes'),
    field('words.postcard.imprint', 'Its small print', 'text'),
  ]),
  group('The five posters', [
    field('banners.*.title', 'Title'),
    field('banners.*.words', 'Words', 'text'),
    field('banners.*.picture', 'Picture', 'picture'),
    field('banners.*.paper', 'Colour', { oneOf: ['spruce', 'ox', 'teal', 'straw'] }),
    optional('banners.*.room', 'Leads to the room'),
  ]),
  group('The ten places nearby', [
    field('gallery.*.*.name', 'Name'),
    field('gallery.*.*.about', 'About it', 'text'),
    field('gallery.*.*.picture', 'Picture', 'picture'),
    field('gallery.*.*.credit', 'Maker of the picture'),
    field('gallery.*.*.country.name', 'Country'),
    field('gallery.*.*.country.flag', 'Flag', 'picture'),
    field('gallery.*.*.page.site', 'Its website: name'),
    field('gallery.*.*.page.url', 'Its website: address'),
  ]),
  group('Search results', [
    field('descriptions.home', 'The home page in two lines', 'text'),
    field('descriptions.gallery', 'The gallery in two lines', 'text'),
  ]),
];

const mails: readonly FieldGroup[] = [
  group('In every letter', [
    field('parking', 'Parking', 'text'),
    field('lateArrival', 'Arriving late', 'text'),
    field('mapUrl', 'A map: its address'),
    field('housePicture', 'Picture of the house', 'picture'),
  ]),
  group('Before the arrival', [
    field('arrival.isSent', 'Sent the day before', 'flag'),
    field('arrival.headline', 'Headline'),
    field('arrival.sentences', 'Sentences, a line each', 'list'),
  ]),
  group('After the stay', [
    field('afterStay.isSent', 'Sent the day after', 'flag'),
    field('afterStay.headline', 'Headline'),
    field('afterStay.sentences', 'Sentences, a line each', 'list'),
  ]),
  group('After a refund', [field('refundCompleted.isSent', 'Sent when the money is on its way', 'flag')]),
];

const room: readonly FieldGroup[] = [
  group('Words', [
    field('title', 'Name'),
    field('description', 'Description', 'text'),
    optional('badge', 'Badge on its card'),
    optional('favourite', 'Beside its rating, such as Guest favourite'),
    optional('amenities', 'Amenities, a line each', 'list'),
  ]),
  group('Beds and bath', [
    field('roomType', 'Kind, such as double'),
    field('guest', 'Guests', 'number'),
    field('bedroom', 'Bedrooms', 'number'),
    field('bed', 'Beds', 'number'),
    field('bathroom', 'Bathrooms', 'number'),
    optional('beds', 'Beds in words'),
    optional('bedSize', 'Size of a bed'),
    optional('size', 'Size in square metres', 'number'),
    optional('bath', 'Bath in words'),
    field('isSmokingAllowed', 'Smoking is allowed', 'flag'),
  ]),
  group('Pictures', [field('images', 'One to fifteen; the first is the large one', 'pictures')]),
];

const look: readonly FieldGroup[] = [
  group('Your own colours', [
    optional('accent', 'Of what guests press', 'colour'),
    optional('ground', 'Of ink, posters and the night', 'colour'),
    optional('paper', 'Of paper and cards', 'colour'),
  ]),
  group('Your letters and your sign', [
    optional('face', 'Headings and prices in letters; left out, sign', { oneOf: ['sign', 'plain', 'serif'] }),
    optional('logo', 'A picture beside the name; left out, its first letter', 'logo'),
    optional('ornaments', 'A lamp beside the name, and the ground at the foot of every page', 'flag'),
  ]),
];

const pictures: readonly FieldGroup[] = [
  group('What each picture shows, for guests who cannot see it', [field('descriptions.*', '', 'text')]),
];

/** A text of the first language in another one. */
export const TRANSLATION = optional('*', '', 'text');

/** The groups of fields of a file; none where it is no such part. */
export function fieldGroups(name: string): readonly FieldGroup[] {
  if (name.startsWith('rooms/')) return room;
  return (
    {
      'motel.yaml': motel,
      'rates.yaml': rates,
      'home.yaml': home,
      'look.yaml': look,
      'mails.yaml': mails,
      'pictures.yaml': pictures,
    }[name] ?? []
  );
}
