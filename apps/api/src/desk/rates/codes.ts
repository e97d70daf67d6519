import type { ListedCode, RateCode } from '@motel/api-client/desk-contracts';
import { type CodeData, MAX_NIGHTS, parseDollars, type TariffData } from '@motel/booking-core';
import { codeName } from '@motel/booking-core/rates';
import { highestRate, isPayable } from '@motel/content/server';
import { codeUses } from '../../booking/index.ts';
import type { Paid } from '../../shared/motel-context.ts';
import { todayAt } from '../../shared/motel-time.ts';
import { refuse } from '../../shared/outcome.ts';
import type { DeskReading } from '../../staff/index.ts';
import { type CodeChange, codeWords } from './change-note.ts';
import { inLists, named, ratesFacts } from './lists.ts';
import { stated } from './set-nights.ts';

/** The promotion codes of the tariff in force, with their uses (F14). */
export const listCodes: DeskReading<'rateCodes'> = async (context) => {
  const { data, facts } = await ratesFacts(context);
  const { codes = [], plans = [] } = data;
  const names = codes.map(({ code }) => code);
  const uses = await codeUses(context.db, names);
  const today = todayAt(context);
  const titles = new Map(facts.rooms.map(({ id, title }) => [id, title]));
  return {
    ...facts,
    today,
    plans: named(plans),
    codes: codes.map((entry) => {
      const written = inLists({ ...entry, off: `${entry.off}` });
      const used = uses.get(codeName(entry.code)) ?? 0;
      const words = codeWords(context.words, written, { titles, today });
      return { ...written, words, state: stateOf(entry, used, today), used };
    }),
  };
};

function stateOf(
  { to = '9999', bookedFrom = '', bookedTo = '9999', uses = Number.POSITIVE_INFINITY }: CodeData,
  used: number,
  today: string,
): ListedCode['state'] {
  if (to < today || bookedTo < today) return 'over';
  if (used >= uses) return 'used-up';
  return bookedFrom > today ? 'coming' : 'valid';
}

const NAME = /^[\p{L}\p{N}_-]{1,40}$/u;
const PERCENT = /^(\d{1,3}(?:\.\d{1,4})?)%$/;
/** As the tariff has it (F14). */
const MOST_USES = 1_000_000;

/** Adds a promotion code, changes it in its place, or ends it. Refused with `rule-broken` and a sentence. */
export function tariffWithCode(
  motel: Paid,
  tariff: TariffData,
  { was, code }: CodeChange,
  today: string,
): TariffData {
  const { codes = [] } = tariff;
  const isNamed = (name: string | undefined) => (one: CodeData) =>
    name !== undefined && codeName(one.code) === codeName(name);
  const at = codes.findIndex(isNamed(was));
  if (was !== undefined && at < 0) refuse('rule-broken', 'code-gone');
  if (code === undefined) {
    if (was === undefined) refuse('rule-broken', 'rates-nothing');
    return { ...tariff, codes: codes.toSpliced(at, 1) };
  }
  const name = code.code.trim();
  checkCode(motel, tariff, { ...code, code: name }, today);
  if (codes.some((one, index) => index !== at && isNamed(name)(one)))
    refuse('rule-broken', 'code-exists', { code: name });
  const written = stated<CodeData>({ ...code, code: name });
  return { ...tariff, codes: at < 0 ? [...codes, written] : codes.with(at, written) };
}

function checkCode(motel: Paid, { rooms, plans = [] }: TariffData, code: RateCode, today: string): void {
  const { from, to, bookedFrom, bookedTo, minNights = 1, uses = 1 } = code;
  if (!NAME.test(code.code)) refuse('rule-broken', 'code-name');
  if (!takesSomething(motel, code)) refuse('rule-broken', 'code-off');
  if (from !== undefined && to !== undefined && from > to) refuse('rule-broken', 'rates-order');
  if (bookedFrom !== undefined && bookedTo !== undefined && bookedFrom > bookedTo)
    refuse('rule-broken', 'code-days');
  if ((to ?? today) < today || (bookedTo ?? today) < today) refuse('rule-broken', 'code-over');
  if (minNights < 1 || minNights > MAX_NIGHTS) refuse('rule-broken', 'code-least');
  if (uses < 1 || uses > MOST_USES) refuse('rule-broken', 'code-uses');
  const unknown = code.room?.find((room) => !Object.hasOwn(rooms, room));
  if (unknown !== undefined) refuse('rule-broken', 'room-type-unknown', { propertyId: unknown });
  if (code.plan?.some((id) => !plans.some((plan) => plan.id === id))) refuse('rule-broken', 'code-plan');
}

/** Whether it is more than 0% to 100%, or an amount of more than $0; one that opens a plan may take nothing off. */
function takesSomething({ money }: Paid, { off, plan }: RateCode): boolean {
  const isEnough = (figure: number) => figure > 0 || (figure === 0 && plan !== undefined);
  const percent = percentOf(off);
  if (percent !== undefined) return isEnough(percent) && percent <= 100;
  const amount = parseDollars(off);
  return amount !== undefined && isEnough(amount) && amount <= highestRate(money) && isPayable(money, amount);
}

/** The number of `7.5%`; `undefined` for any other text. */
export function percentOf(off: string): number | undefined {
  const number = PERCENT.exec(off)?.[1];
  return number === undefined ? undefined : Number(number);
}
