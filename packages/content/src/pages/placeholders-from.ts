import type { Content } from '../shapes/content.ts';
import { timeText } from '../shapes/hour-text.ts';
import type { PropertyContent } from '../shapes/room.ts';
import { PRICE } from './inlines.ts';
import { literally, type Placeholders } from './placeholders.ts';

const COLUMNS: readonly Column[] = [
  ['Room', ({ id, title }) => `[${literally(title)}](/carddetails/${id})`],
  ['Sleeps', ({ guest }) => String(guest)],
  ['Beds', ({ bed, beds }) => literally(beds ?? String(bed))],
  ['Pets', ({ allowedPets }) => (allowedPets === 0 ? 'None' : `Up to ${allowedPets}`)],
  ['Smoking', ({ isSmokingAllowed }) => (isSmokingAllowed ? 'Allowed' : 'No')],
  ['Tonight', ({ id }) => `[price](${PRICE}${id})`],
];

type PlaceholderSource = Pick<Content, 'motel' | 'policies' | 'properties'>;

/** Facts that a page refers to by name, so that its text never contradicts the rooms, the hours or the bill. */
export function placeholdersFrom({ motel, policies, properties }: PlaceholderSource): Placeholders {
  const words = {
    motel: motel.name,
    city: motel.city,
    province: motel.province,
    country: motel.country,
    phone: motel.phone.shown,
    phoneLink: motel.phone.href,
    email: motel.email,
    townSite: motel.townSite.name,
    townSiteLink: motel.townSite.url,
    checkInTime: timeText(motel.houseRules.checkInHour),
    checkOutTime: timeText(motel.houseRules.checkOutHour),
    roomCount: String(properties.reduce((sum, { rooms }) => sum + rooms, 0)),
    ...policies,
  };
  return {
    ...Object.fromEntries(Object.entries(words).map(([name, value]) => [name, literally(value)])),
    address: motel.addressLines.map(literally).join('\\\n'),
    roomTable: roomTable(properties),
  };
}

type Column = readonly [heading: string, cell: (room: PropertyContent) => string];

/** All kinds of room side by side, as a Markdown table. */
function roomTable(properties: readonly PropertyContent[]): string {
  const rows = [
    COLUMNS.map(([heading]) => heading),
    COLUMNS.map(() => '---'),
    ...properties.map((room) => COLUMNS.map(([, cell]) => cell(room))),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
