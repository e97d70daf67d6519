import { MAX_COUNT } from '../party/party.ts';
import { type FieldReader, highestRate } from './field-reader.ts';
import { readPriceChange } from './read-plans.ts';
import type { DemandRule, RoomNights } from './rules.ts';

/** Reads a price by demand (F38). */
export function readDemand(entry: FieldReader, nights: RoomNights): DemandRule {
  const conditions = {
    roomsLeft: entry.whole('roomsLeft', 1, MAX_COUNT, undefined),
    soldShare: entry.value('soldShare') === undefined ? undefined : entry.share('soldShare', '%'),
    sameDayFrom: entry.whole('sameDayFrom', 0, 23, undefined),
  };
  if (Object.values(conditions).filter((one) => one !== undefined).length !== 1)
    entry.fault(undefined, 'demand');
  const change = readPriceChange(entry);
  const ceiling = entry.amountOr('ceiling', highestRate(entry.unit));
  if (ceiling < change.floor) entry.fault('ceiling', 'least', { from: 'floor' });
  return { ...nights, ...conditions, ...change, ceiling, name: entry.text('name') };
}
