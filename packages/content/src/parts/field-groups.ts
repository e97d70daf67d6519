import { HOUSE_KINDS } from '../shapes/identity.ts';
import { type FieldGroup, field, group, optional } from './part-field.ts';

// The fields of each file of a motel's content. Prices, taxes, counts and numbers of rooms are in none.

const WEB_ADDRESS = 'paste a web address, as the browser shows it';
const PIN = 'paste the link of a map, with its pin on your motel';
const PETS = 'type 1 or more where pets may stay, and 0 where not';
const COLOUR = 'write six letters and figures behind a #, or leave it empty';

const motel: readonly FieldGroup[] = [
  group('Who and where', [
    field('name', 'Name'),
    optional('kind', 'Kind of house', { oneOf: HOUSE_KINDS }),
    optional('house', 'Your word for it'),
    field('phone.shown', 'Telephone', 'phone', 'type the whole number, such as 403 555 0142'),
    field('phone.href', '', 'follows'),
    field('email', 'E-mail address', 'line', 'write an e-mail address, such as desk@motel.example'),
    field('city', 'Town'),
    field('province', 'Province or state'),
    field('country', 'Country', 'country'),
    field('addressLines', 'Address on letters', 'list'),
    field('coordinates.latitude', 'On the map', 'place', PIN),
    field('coordinates.longitude', '', 'follows'),
    field('houseRules.timeZone', 'Time zone', 'zone'),
    optional('languages', 'Languages', 'languages', 'choose a language'),
  ]),
  group(
    'The day and the rules',
    [
      field('houseRules.checkInHour', 'Arrival from', 'hour'),
      field('houseRules.checkOutHour', 'Departure by', 'hour'),
      field('policies.quietHours.from', 'Quiet from', 'hour'),
      field('policies.quietHours.to', 'Quiet until', 'hour'),
      field('policies.visitorHours.from', 'Visitors from', 'hour'),
      field('policies.visitorHours.to', 'Visitors until', 'hour'),
      optional('houseRules.deskHours', 'The front desk answers', 'deskHours'),
      optional('houseRules.adultsOnly', 'Only adults may stay', 'flag'),
      optional('ages.childFrom', 'Age from which a guest is a child', 'number'),
      optional('ages.adultFrom', 'Age from which a guest is an adult', 'number'),
      field('policies.smokingCleaningFee', 'Cleaning after smoking', 'number', 'type an amount, such as 200'),
      field('policies.refundBusinessDays.from', 'Days of a refund, at least', 'number'),
      field('policies.refundBusinessDays.to', 'Days of a refund, at most', 'number'),
    ],
    'Guests may arrive from {houseRules.checkInHour} and leave by {houseRules.checkOutHour}. It is quiet from {policies.quietHours.from} to {policies.quietHours.to}. Visitors may come from {policies.visitorHours.from} to {policies.visitorHours.to}. The front desk answers {houseRules.deskHours}.\n' +
      'Only for adults: {houseRules.adultsOnly}. A guest is a child from {ages.childFrom} years (empty: 2), and an adult from {ages.adultFrom} (empty: 13). Guests who smoke indoors pay {policies.smokingCleaningFee} for cleaning. A refund takes {policies.refundBusinessDays.from} to {policies.refundBusinessDays.to} business days.',
  ),
  group(
    'At the front desk',
    [
      field('frontDesk.missedHour', 'Late from', 'hour'),
      optional('frontDesk.dayEndsHour', 'The day ends at', 'hour'),
      field('frontDesk.clerkMayTakeOff', 'Per cent that a clerk may take off', 'number'),
    ],
    'A guest counts as late from {frontDesk.missedHour}. The day ends by itself at {frontDesk.dayEndsHour}. A clerk may take up to {frontDesk.clerkMayTakeOff} % off a price.',
  ),
  group('Words on every page', [
    field('tagline', 'At the head of the home page'),
    field('farewell', 'At the foot of every page'),
    field('townSite.name', 'Your town’s website'),
    field('townSite.url', 'Its address', 'line', WEB_ADDRESS),
  ]),
];

const home: readonly FieldGroup[] = [
  group('Top of the page', [
    optional('hero', 'A photograph; left out, the drawings', 'picture'),
    field('words.lead', 'Below the line at the head', 'text'),
  ]),
  group('Headings', [
    field('words.bannersHeading', 'Above the posters'),
    field('words.roomsLead', 'Above the rooms', 'text'),
    field('words.galleryLead', 'Above the places', 'text'),
    optional('words.appCaption', 'Below the picture of Get the app, if you have one'),
  ]),
  group('The five posters', [
    field('banners.*.title', 'Title'),
    field('banners.*.words', 'Words', 'text'),
    field('banners.*.picture', 'Picture', 'picture'),
    field('banners.*.paper', 'Colour', { oneOf: ['spruce', 'ox', 'teal', 'straw'] }),
    optional('banners.*.room', 'Leads to the room', 'room'),
  ]),
  group('The ten places nearby', [
    field('gallery.*.*.name', 'Name'),
    field('gallery.*.*.about', 'About it', 'text'),
    field('gallery.*.*.picture', 'Picture', 'picture'),
    field('gallery.*.*.credit', 'Maker of the picture'),
    field('gallery.*.*.country.name', 'Country'),
    field('gallery.*.*.country.flag', 'Flag', 'picture'),
    field('gallery.*.*.page.site', 'Its website: name'),
    field('gallery.*.*.page.url', 'Its website: address', 'line', WEB_ADDRESS),
  ]),
  group('The postcard', [
    field('words.postcard.headline', 'Its headline'),
    field('words.postcard.message', 'Its message', 'text'),
    field('words.postcard.to', 'To whom it goes'),
    field('words.postcard.imprint', 'Its small print', 'text'),
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
    field('mapUrl', 'A map', 'line', WEB_ADDRESS),
    field('housePicture', 'Picture of the house', 'picture'),
  ]),
  group('Before the arrival', [
    field('arrival.isSent', 'Sent the day before', 'flag'),
    field('arrival.headline', 'Headline'),
    field('arrival.sentences', 'Sentences', 'list'),
  ]),
  group('After the stay', [
    field('afterStay.isSent', 'Sent the day after', 'flag'),
    field('afterStay.headline', 'Headline'),
    field('afterStay.sentences', 'Sentences', 'list'),
  ]),
  group('After a refund', [field('refundCompleted.isSent', 'Sent when the money is on its way', 'flag')]),
];

const room: readonly FieldGroup[] = [
  group('Words', [
    field('title', 'Name'),
    field('description', 'Description', 'text'),
    optional('badge', 'Badge on its card'),
    optional('favourite', 'Beside its rating, such as Guest favourite'),
    optional('amenities', 'Amenities', 'list'),
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
    field('isPetFriendly', 'Pets may stay', 'flag'),
    field('allowedPets', 'Pets of one booking', 'number', PETS),
  ]),
  group('Pictures', [field('images', 'One to fifteen; the first is the large one', 'pictures')]),
];

const look: readonly FieldGroup[] = [
  group('A colour by its code, such as #1e5145', [
    optional('accent', 'Button and links', 'colour', COLOUR),
    optional('ground', 'Words and the night', 'colour', COLOUR),
    optional('paper', 'Page and cards', 'colour', COLOUR),
  ]),
  group('Your letters and your sign', [
    optional('face', 'Headings and prices in letters', { oneOf: ['sign', 'plain', 'serif'] }),
    optional('logo', 'A picture beside the name', 'logo'),
    optional('ornaments', 'A lamp beside the name, and the ground at the foot of every page', 'flag'),
  ]),
];

/** A text of the first language in another one. */
export const TRANSLATION = optional('*', '', 'text');

const GROUPS: Readonly<Record<string, readonly FieldGroup[]>> = {
  'motel.yaml': motel,
  'home.yaml': home,
  'look.yaml': look,
  'mails.yaml': mails,
  'pictures.yaml': [
    group('What each picture shows, for guests who cannot see it', [field('descriptions.*', '', 'text')]),
  ],
};

/** The groups of fields of a file; none where it is no such part. */
export function fieldGroups(name: string): readonly FieldGroup[] {
  return name.startsWith('rooms/') ? room : (GROUPS[name] ?? []);
}
