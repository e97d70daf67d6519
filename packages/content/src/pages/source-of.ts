import { allPictureFiles } from '../photos/files-of.ts';
import { pictureAddress } from '../photos/made-photo.ts';
import type { Facts } from '../shapes/motel.ts';
import type { PageDate, PagePicture } from '../shapes/page-words.ts';
import type { PropertyContent } from '../shapes/room.ts';
import type { Phrases } from '../words/phrases.ts';
import { literally } from './literally.ts';

/** A link to a price stands for the price itself; `room-table.ts` writes it. */
export const PRICE = 'price:';

/** The things that a page refers to: the motel's facts by name, its rooms by their ids, and its pictures. */
export interface PageSource {
  /** Name → the Markdown that replaces `{name}`. */
  readonly placeholders: Readonly<Record<string, string>>;
  /** @param date an existing day, `yyyy-mm-dd` */
  readonly dateOf: (date: string) => PageDate;
  readonly rooms: readonly string[];
  /** @param named as the owner names it @returns `undefined` for a picture without a description */
  readonly pictureOf: (named: string) => PagePicture | undefined;
}

export function sourceOf(words: Phrases, content: Facts): PageSource {
  return {
    placeholders: placeholdersFrom(words, content),
    dateOf: (date) => ({ date, shown: words.dateWords(date, 'date') }),
    rooms: content.properties.map(({ id }) => id),
    pictureOf(named) {
      const alt = Object.hasOwn(content.pictures, named) ? content.pictures[named] : undefined;
      if (alt === undefined) return undefined;
      const src = pictureAddress(named, content.madePhotos);
      return { src, alt, ...allPictureFiles(content, src) };
    },
  };
}

/** Facts that a page refers to by name, so that its text never contradicts the rooms, the hours or the bill. */
function placeholdersFrom(words: Phrases, motel: Facts): PageSource['placeholders'] {
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
    deskTimes: motel.stayTimes.desk ?? '',
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
