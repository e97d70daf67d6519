import { MAX_COUNT } from '../party/party.ts';
import { type FieldReader, highestRate } from './field-reader.ts';
import { readRoomNights } from './read-nights.ts';
import { readPriceChange } from './read-plans.ts';
import type { DemandRule } from './rules.ts';

/** Reads a price by demand (F38). */
export function readDemand(entry: FieldReader, keys: readonly string[]): DemandRule {
  const conditions = {
    roomsLeft: entry.whole('roomsLeft', 1, MAX_COUNT, undefined),
    soldShare: entry.maybe('soldShare', undefined, () => entry.share('soldShare', '%')),
    sameDayFrom: entry.whole('sameDayFrom', 0, 23, undefined),
  };
  if (Object.values(conditions).filter((one) => one !== undefined).length !== 1)
    entry.fault(undefined, 'demand');
  const change = readPriceChange(entry);
  const ceiling = entry.amountOr('ceiling', highestRate(entry.unit));
  if (ceiling < change.floor) entry.fault('ceiling', 'least', { from: 'floor' });
  const name = entry.text('name');
  return { ...readRoomNights(entry, keys), ...conditions, ...change, ceiling, name };
}
