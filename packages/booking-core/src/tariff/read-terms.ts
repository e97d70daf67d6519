import { MAX_COUNT } from '../party/party.ts';
import { isWholeNumber } from '../result/kind.ts';
import { MAX_NIGHTS } from '../stay/bookable-stay.ts';
import { FIRST_DAY, LAST_DAY } from '../stay/day-of.ts';
import {
  amount,
  day,
  either,
  type Field,
  isPercent,
  maybe,
  shape,
  share,
  some,
  text,
  whole,
  word,
  wrong,
} from './field-reader.ts';
import { season } from './read-nights.ts';

/** The longest time for which a policy can ask notice: a year (F15). */
export const MAX_FREE_HOURS = 8760;

/** The longest time before check-in at which the rest of a price can be due: a year (F30). */
export const MAX_REST_DAYS = 365;

const hours = whole(0, MAX_FREE_HOURS);
const MAX_USES = 1_000_000;

/** Returns the nights that a part of a stay in words names; not a number where it names none (F15). */
export function nightsIn(part: string): number {
  return part === 'first night' ? 1 : Number(/^(\d{1,3}) nights$/.exec(part)?.[1]);
}

const isInWords = (value: unknown) => typeof value === 'string' && Number.isNaN(Number(value));

/** A part of a stay's total in words. */
const part: Field<string> = (value, of, name) => {
  if (isPercent(value)) share('%')(value, of, name);
  const read = text(value, of, name);
  const isKnown = ['', 'everything'].includes(read) || isPercent(read);
  return isKnown || isWholeNumber(nightsIn(read), 1, MAX_NIGHTS) ? read : wrong(of, name, 'keep', read);
};

/** Terms of cancelling and paying (F15, F30). */
export const policy = (keys: readonly string[], plans: readonly string[]) =>
  shape(
    {
      name: maybe(text),
      ...season(keys),
      plan: maybe(some(plans)),
      fromNights: maybe(whole(2, MAX_NIGHTS), 1),
      fromRooms: maybe(whole(2, MAX_COUNT), 1),
      freeHours: maybe(hours, null),
      freeAt: maybe(whole(0, 23)),
      changeHours: maybe((value, ...field) => (value === 'never' ? null : hours(value, ...field))),
      keep: part,
      noShow: maybe(part),
      deposit: maybe(either(isInWords, part, amount)),
      restDays: maybe(whole(0, MAX_REST_DAYS)),
      guarantee: maybe(word(['card', 'none'])),
    },
    (terms, at) => {
      const { deposit, restDays, guarantee, freeAt, freeHours } = terms;
      if (deposit === undefined && restDays !== undefined) wrong(at, 'restDays', 'deposit', 0);
      if (deposit !== undefined && guarantee !== undefined) wrong(at, 'guarantee', 'guarantee', 0);
      if (freeAt !== undefined && (freeHours ?? 1) % 24 !== 0) wrong(at, 'freeAt', 'hour', 0);
      return terms;
    },
  );

export const code = (keys: readonly string[], plans: readonly string[]) =>
  shape(
    {
      ...season(keys),
      code: text,
      off: either(
        isPercent,
        (...field) => ({ share: share('%')(...field) }),
        (...field) => ({ amount: amount(...field) }),
      ),
      plan: maybe(some(plans)),
      bookedFrom: maybe(day, FIRST_DAY),
      bookedTo: maybe(day, LAST_DAY),
      minNights: maybe(whole(1, MAX_NIGHTS), 1),
      uses: maybe(whole(1, MAX_USES)),
    },
    (one) => ({ ...one, code: one.code.toLowerCase() }),
  );
