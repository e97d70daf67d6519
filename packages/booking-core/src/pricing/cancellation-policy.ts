import { type Cents, cents, NO_MONEY } from '../money/cents.ts';
import { parseDollars } from '../money/dollars.ts';
import { checkedShareOf, nearestIn } from '../money/rounding.ts';
import { stated } from '../result/stated.ts';
import { fromDayNumber } from '../stay/civil-date.ts';
import { isAbout } from '../tariff/of-nights.ts';
import { nightsIn } from '../tariff/read-terms.ts';
import type { TariffParts } from '../tariff/rules.ts';
import type { PolicyData, TariffData } from '../tariff/tariff-data.ts';
import type { QuotePolicy } from './quote.ts';
import type { ReadRequest } from './stay-request.ts';
import { figures, type WorkedOut } from './work-out.ts';

/** The terms of a tariff without any: free until 24 hours before check-in, then the first night is kept (X2, X3). */
export const DEFAULT_POLICY = Object.freeze({ freeHours: 24, keep: 'first night' });

/** The least part in which a price is paid, in the smallest unit: $1, or 100 yen, since payment providers take no less (F30). */
const LEAST_PART = 100;

/** A stay as the terms of cancelling are about it. */
export interface TermsStay {
  readonly room: string;
  /** `yyyy-mm-dd` */
  readonly checkIn: string;
  /** @default 1 */
  readonly nights?: number;
  /** @default 1 */
  readonly rooms?: number;
  /** The plan by which it is sold, by its id. */
  readonly plan?: string | undefined;
}

/** Returns the terms of a stay: of those that fit, the last entry, of those of its plan before all others (F15, F36). */
export function termsOf(
  { policies = [] }: Pick<TariffData, 'policies'>,
  { room, checkIn, nights = 1, rooms = 1, plan }: TermsStay,
): PolicyData {
  const fitting = policies.filter(
    (one) =>
      isAbout(one, room) &&
      (one.from ?? checkIn) <= checkIn &&
      checkIn <= (one.to ?? checkIn) &&
      (one.fromNights ?? 1) <= nights &&
      (one.fromRooms ?? 1) <= rooms &&
      (one.plan === undefined || [one.plan].flat().some((id) => id === plan)),
  );
  return fitting.findLast((one) => one.plan !== undefined) ?? fitting.at(-1) ?? DEFAULT_POLICY;
}

/** Returns the stay's own terms: what is kept when it is cancelled late (F15), and what is paid on booking (F30). */
export function policyOf(parts: TariffParts, worked: WorkedOut): QuotePolicy {
  const { total, request } = worked;
  const { room, first, nights, rooms, plan } = request;
  const checkIn = fromDayNumber(first);
  const terms = termsOf(parts.data, { room, checkIn, nights, rooms, plan: plan?.id });
  const { freeHours = null, keep, freeAt, changeHours, noShow, deposit: part, restDays, guarantee } = terms;
  const deposit = part === undefined ? NO_MONEY : (parseDollars(part) ?? partOf(parts, worked, `${part}`));
  const least = LEAST_PART * parts.unit;
  const isParted = deposit >= least && total - deposit >= least;
  return Object.freeze({
    freeHours,
    keep,
    late: partOf(parts, worked, keep),
    ...stated({ freeAt, changeHours: changeHours === 'never' ? null : changeHours, guarantee }),
    ...(noShow && { noShow: Object.freeze({ keep: noShow, amount: partOf(parts, worked, noShow) }) }),
    ...(isParted && stated({ deposit, restDays })),
  }) as QuotePolicy;
}

function partOf(parts: TariffParts, worked: WorkedOut, keep: string): Cents {
  const { total, request } = worked;
  if (keep === 'everything') return total;
  if (keep.endsWith('%')) {
    return checkedShareOf(total, Math.round(Number(keep.slice(0, -1)) * 10_000), nearestIn(parts.unit));
  }
  const nights = nightsIn(keep);
  if (nights >= request.nights) return total;
  const kept: ReadRequest = { ...request, nights };
  return cents(Math.min(total, figures(parts, kept, worked.table).total));
}
