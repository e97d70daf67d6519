import { MAX_COUNT } from '../party/party.ts';
import { amount, maybe, shape, share, text, whole, wrong } from './field-reader.ts';
import { roomNights } from './read-nights.ts';
import { PRICE_CHANGE } from './read-plans.ts';

/** A price by demand (F38); one of its conditions is there. */
export const demand = (keys: readonly string[]) =>
  shape(
    {
      name: text,
      ...roomNights(keys),
      roomsLeft: maybe(whole(1, MAX_COUNT)),
      soldShare: maybe(share('%')),
      sameDayFrom: maybe(whole(0, 23)),
      ...PRICE_CHANGE,
      ceiling: maybe(amount),
    },
    (rule, at) => {
      const { roomsLeft, soldShare, sameDayFrom } = rule;
      const conditions = [roomsLeft, soldShare, sameDayFrom].filter((one) => one !== undefined);
      return conditions.length === 1 ? rule : wrong(at, '', 'demand', rule);
    },
  );
