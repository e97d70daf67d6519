import type { TariffData } from '@motel/booking-core';
import { listPricedProperties } from '../../inventory/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import type { DeskContext } from '../../staff/index.ts';

/** What each page of rates knows, and the tariff in force. */
export async function ratesFacts({ db, clock, motel }: DeskContext) {
  const { properties = [], tariff, version = 0 } = (await listPricedProperties(db)) ?? {};
  const data: Partial<TariffData> = tariff?.data ?? {};
  const rooms = properties.map(({ id, title }) => ({ id, title }));
  return { data, facts: { version, currency: data.currency ?? '', today: deskDay({ clock, motel }), rooms } };
}
