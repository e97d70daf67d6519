import { type Cents, formatDollars, highestRate, isPayable, smallestUnitOf } from '@motel/booking-core';
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
  const { currency, petFeePerPet, extraPersonCharge, taxes, seasons = [], articles = [] } = rates.value;
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
  for (const [at, { amount, most: mostOfStay }] of taxes.entries()) {
    if (typeof amount !== 'object') check(rates, ['taxes', at, 'amount'], amount);
    else for (const [room, each] of Object.entries(amount)) check(rates, ['taxes', at, 'amount', room], each);
    check(rates, ['taxes', at, 'most'], mostOfStay);
  }
  for (const [at, { more }] of seasons.entries()) check(rates, ['seasons', at, 'more'], more);
  for (const [at, { price }] of articles.entries()) check(rates, ['articles', at, 'price'], price);
  for (const file of rooms.values()) check(file, ['pricePerNight'], file.value.pricePerNight);
}
