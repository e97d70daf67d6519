import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { NUMBER_PLANS } from './0017-number-plans.ts';
import { runStatements } from './statements.ts';

/**
 * A guest's number is written in one way, and guests who turn out to have the same number become one (decision 052).
 * The oldest of them remains; bookings, sessions and idempotency keys of the others become theirs. A number that no
 * plan has stays as it is.
 */
export const guestNumbers: Migration = {
  async up(db) {
    const numbers = await numbersToWrite(db);
    if (numbers.length === 0) return;
    await sql`
      create temporary table written_numbers on commit drop as
      select id, mobile from jsonb_to_recordset(${JSON.stringify(numbers)}::text::jsonb) as given (id text, mobile text)
    `.execute(db);
    await runStatements(db, MERGE);
  },
};

/** The guests whose number is to be written in another way. */
async function numbersToWrite(db: Kysely<unknown>): Promise<{ id: string; mobile: string }[]> {
  const { rows } = await sql<{ id: string; mobile: string }>`select id, mobile from guests`.execute(db);
  return rows.flatMap(({ id, mobile }) => {
    const written = writtenNumber(mobile);
    return written === undefined || written === mobile ? [] : [{ id, mobile: written }];
  });
}

const MERGE = `
  -- A statement of a guest's may take ten seconds. These may change every booking.
  set local statement_timeout = 0;
  create temporary table same_guests on commit drop as
    select guests.id, first_value(guests.id) over (
      partition by coalesce(written_numbers.mobile, guests.mobile) order by guests.created_at, guests.id
    ) as remaining
    from guests left join written_numbers on written_numbers.id = guests.id;
  delete from same_guests where id = remaining;
  update bookings set guest_id = remaining from same_guests where guest_id = same_guests.id;
  -- A session that showed every stay of its number is asked about the stays of the other one, too (decision 040).
  update auth_sessions set shows_number = false
    where guest_id in (select id from same_guests union select remaining from same_guests);
  update auth_sessions set guest_id = remaining from same_guests where guest_id = same_guests.id;
  -- Keys are random: the same one twice is one attempt, whose newest booking counts.
  delete from idempotency_keys older using idempotency_keys newer
    where older.key = newer.key and older.guest_id <> newer.guest_id
      and (older.created_at, older.guest_id) < (newer.created_at, newer.guest_id)
      and coalesce((select remaining from same_guests where id = older.guest_id), older.guest_id)
        = coalesce((select remaining from same_guests where id = newer.guest_id), newer.guest_id);
  update idempotency_keys set guest_id = remaining from same_guests where guest_id = same_guests.id;
  update desk_log set subject = remaining from same_guests where subject = same_guests.id;
  delete from guests using same_guests where guests.id = same_guests.id;
  -- The number of a guest who remains may have been written well by one who was deleted.
  update guests set mobile = written_numbers.mobile from written_numbers where written_numbers.id = guests.id`;

interface Plan {
  readonly numbers: RegExp;
  readonly trunk: RegExp | undefined;
  readonly replacement: string | undefined;
}

const PLANS: ReadonlyMap<string, Plan> = new Map(
  NUMBER_PLANS.trim()
    .split('\n')
    .map((line) => {
      const [code = '', numbers = '', trunk, replacement] = line.split(' ');
      const plan = {
        numbers: new RegExp(`^(?:${numbers})$`),
        trunk: trunk ? new RegExp(`^(?:${trunk})`) : undefined,
        replacement,
      };
      return [code, plan] as const;
    }),
);

/** As sign-in wrote numbers when this migration was released. @param mobile `+` and digits */
export function writtenNumber(mobile: string): string | undefined {
  const code = [2, 3, 4].map((end) => mobile.slice(1, end)).find((digits) => PLANS.has(digits));
  if (code === undefined || !/^\+\d+$/.test(mobile)) return undefined;
  const number = readingOf(mobile, code);
  return number === undefined || number === mobile ? number : writtenNumber(number);
}

function readingOf(mobile: string, code: string): string | undefined {
  const national = mobile.slice(1 + code.length);
  const asStored = inPlan(code, national);
  const repeated = national.startsWith(code) ? inPlan(code, national.slice(code.length)) : undefined;
  if (repeated !== undefined && (asStored === undefined || national.length > 11)) return repeated;
  if (asStored !== undefined) return asStored;
  const [, abroad] = /^(?:00|011)(\d+)$/.exec(national) ?? [];
  if (abroad !== undefined) return writtenNumber(`+${abroad}`);
  const [, formerly] = (code === '52' && /^1(\d{10})$/.exec(national)) || [];
  return formerly === undefined ? undefined : inPlan(code, formerly);
}

/** The number without its trunk prefix, if the plan has it. */
function inPlan(code: string, national: string): string | undefined {
  const plan = PLANS.get(code);
  const found = plan && [withoutTrunk(plan, national), national].find((number) => plan.numbers.test(number));
  const number = `+${code}${found}`;
  return found !== undefined && /^\+\d{8,15}$/.test(number) ? number : undefined;
}

function withoutTrunk({ trunk, replacement }: Plan, national: string): string {
  const match = trunk?.exec(national);
  if (!trunk || !match) return national;
  const isReplaced = replacement !== undefined && match.length > 1 && match.at(-1) !== undefined;
  return isReplaced ? national.replace(trunk, replacement) : national.slice(match[0].length);
}
