import type { Facts } from '../shapes/motel.ts';
import type { PropertyContent } from '../shapes/room.ts';
import type { Phrases } from '../words/phrases.ts';
import { PRICE } from './inlines.ts';
import { literally, type Placeholders } from './placeholders.ts';

/** Facts that a page refers to by name, so that its text never contradicts the rooms, the hours or the bill. */
export function placeholdersFrom(words: Phrases, motel: Facts): Placeholders {
  const { timeText } = words;
  const { policies, properties } = motel;
  const facts = {
    motel: motel.name,
    city: motel.city,
    province: motel.province,
    country: motel.countryName,
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
    ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, literally(value)])),
    address: motel.addressLines.map(literally).join('\\\n'),
    roomTable: roomTable(words, properties),
  };
}

/** All kinds of room side by side, as a Markdown table. */
function roomTable({ t }: Phrases, properties: readonly PropertyContent[]): string {
  const head = [t('Room'), t('Sleeps'), t('Beds'), t('Pets'), t('Smoking'), t('Tonight')];
  const rows = [
    head,
    head.map(() => '---'),
    ...properties.map(({ id, title, guest, bed, beds, allowedPets: pets, isSmokingAllowed }) => [
      `[${literally(title)}](/carddetails/${id})`,
      String(guest),
      literally(beds ?? String(bed)),
      pets === 0 ? t('None') : t('Up to {pets}', { pets }),
      isSmokingAllowed ? t('Allowed') : t('No'),
      `[${t('price')}](${PRICE}${id})`,
    ]),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
