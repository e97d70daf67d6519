import { timeText } from '../shapes/hour-text.ts';
import type { Motel } from '../shapes/motel.ts';
import type { Policies } from '../shapes/policies.ts';
import type { PropertyContent } from '../shapes/property-content.ts';
import { literally, type Placeholders } from './placeholders.ts';
import { roomTable } from './room-table.ts';

export interface PlaceholderSource {
  readonly motel: Motel;
  readonly policies: Policies;
  readonly properties: readonly PropertyContent[];
}

/** What a page may name instead of repeating it, so that words never contradict the rooms, the hours or the bill. */
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
