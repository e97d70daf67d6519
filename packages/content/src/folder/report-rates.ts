import {
  type Cents,
  formatDollars,
  highestRate,
  isPayable,
  parseTariff,
  smallestUnitOf,
  type TariffData,
  TariffError,
} from '@motel/booking-core';
import { faultMessage } from '@motel/booking-core/faults';
import type { PolicyFigures } from '../shapes/policies.ts';
import type { Rates } from '../shapes/rates.ts';
import type { Room } from '../shapes/room.ts';
import type { CheckedFile } from './yaml-file.ts';

interface PricedFiles {
  readonly motel: CheckedFile<{ readonly policies: PolicyFigures }>;
  readonly rates: CheckedFile<Rates>;
  readonly rooms: ReadonlyMap<string, CheckedFile<Room>>;
}

/** Reports each amount of the files that cannot be one in the motel's currency (F3, M9). */
export function reportAmounts({ motel, rates, rooms }: PricedFiles): void {
  const { currency, petFeePerPet, extraPersonCharge, taxes } = rates.value;
  const { fees = [], seasons = [], articles = [] } = rates.value;
  const unit = smallestUnitOf(currency);
  const most = highestRate(unit);
  const check = ({ report }: CheckedFile<unknown>, path: readonly PropertyKey[], amount?: Cents) => {
    if (amount === undefined) return;
    if (!isPayable(amount, unit)) report(path, `must be without decimals, since ${currency} has none`);
    else if (amount > most) report(path, `must be at most ${formatDollars(most)} ${currency}`);
  };
  check(motel, ['policies', 'smokingCleaningFee'], motel.value.policies.smokingCleaningFee);
  check(rates, ['petFeePerPet'], petFeePerPet);
  check(rates, ['extraPersonCharge'], extraPersonCharge);
  for (const [list, charges] of Object.entries({ taxes, fees })) {
    for (const [at, { amount, most: mostOfStay }] of charges.entries()) {
      const byRoom = typeof amount === 'object' ? Object.entries(amount) : [];
      for (const [room, each] of byRoom) check(rates, [list, at, 'amount', room], each);
      if (typeof amount !== 'object') check(rates, [list, at, 'amount'], amount);
      check(rates, [list, at, 'most'], mostOfStay);
    }
  }
  for (const [at, { more }] of seasons.entries()) check(rates, ['seasons', at, 'more'], more);
  for (const [at, { price }] of articles.entries()) check(rates, ['articles', at, 'price'], price);
  for (const file of rooms.values()) check(file, ['pricePerNight'], file.value.pricePerNight);
}

/** The fields of a tariff's room, as its file has them. */
const ROOM_FIELDS: Readonly<Record<string, string>> = {
  sleeps: 'sleeps',
  included: 'defaultAllowedPersons',
  pets: 'allowedPets',
};

/** Reports a tariff that contradicts itself (F1 to F15); a season, which has an entry for each room, once. @param isPriced every amount is one */
export function reportTariff(
  tariff: TariffData,
  { rates, rooms }: Omit<PricedFiles, 'motel'>,
  isPriced: boolean,
): void {
  const { taxes, fees = [], seasons = [], nightly = [] } = rates.value;
  const places: Readonly<Record<string, (at: number) => readonly [string, number]>> = {
    fees(at) {
      const own = at - (tariff.fees ?? []).length + taxes.length;
      return own >= 0 ? ['taxes', own] : ['fees', own + fees.length];
    },
    nightly(at) {
      const own = at - tariff.nightly.length + nightly.length;
      const perSeason = Object.keys(tariff.rooms).length;
      return own >= 0 ? ['nightly', own] : ['seasons', seasons.length + Math.floor(own / perSeason)];
    },
  };
  for (const fault of faultsIn(tariff)) {
    const { path } = fault;
    const message = faultMessage(fault);
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
