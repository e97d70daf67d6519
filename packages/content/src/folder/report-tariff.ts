import { parseTariff, type TariffData, TariffError } from '@motel/booking-core';
import type { Rates } from '../shapes/rates.ts';
import type { Room } from '../shapes/room.ts';
import type { CheckedFile } from './yaml-file.ts';

interface PricedFiles {
  readonly rates: CheckedFile<Rates>;
  readonly rooms: ReadonlyMap<string, CheckedFile<Room>>;
  /** Every amount of the files is one. */
  readonly isPriced: boolean;
}

/** The fields of a tariff's room, as its file has them. */
const ROOM_FIELDS: Readonly<Record<string, string>> = {
  sleeps: 'sleeps',
  included: 'defaultAllowedPersons',
  pets: 'allowedPets',
};

/** Reports a tariff that contradicts itself (F1 to F15); a season, which has an entry for each room, once. */
export function reportTariff(tariff: TariffData, { rates, rooms, isPriced }: PricedFiles): void {
  const { taxes, seasons = [], nightly = [] } = rates.value;
  const places: Readonly<Record<string, (at: number) => readonly [string, number]>> = {
    fees: (at) => ['taxes', at - (tariff.fees ?? []).length + taxes.length],
    nightly(at) {
      const own = at - tariff.nightly.length + nightly.length;
      const perSeason = Object.keys(tariff.rooms).length;
      return own >= 0 ? ['nightly', own] : ['seasons', seasons.length + Math.floor(own / perSeason)];
    },
  };
  for (const { path, message } of faultsIn(tariff)) {
    const [list = '', at = '', ...field] = path.split(/[.[\]]+/).filter(Boolean);
    const [named, index] = places[list]?.(Number(at)) ?? [list, Number(at)];
    const room = list === 'rooms' ? rooms.get(at) : undefined;
    const isOfAmount = !isPriced && list === 'nightly' && field[0] === 'price';
    if (isOfAmount) continue;
    if (room !== undefined) room.report([ROOM_FIELDS[field[0] ?? ''] ?? ''], message);
    else if (Object.hasOwn(rates.value, named) && index >= 0) rates.report([named, index, ...field], message);
    else rates.report([], `${path} ${message}`);
  }
}

function faultsIn(tariff: TariffData) {
  try {
    parseTariff(tariff);
    return [];
  } catch (error) {
    if (error instanceof TariffError) return error.faults;
    throw error;
  }
}
