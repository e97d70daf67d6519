import { type Cents, cents } from '../money/cents.ts';
import { checkedShareOf, nearestIn } from '../money/rounding.ts';
import { stated } from '../result/stated.ts';
import { nightsIn, type Policy, type SeasonPolicy, type TariffParts } from '../tariff/rules.ts';
import type { QuotePolicy } from './quote.ts';
import type { ReadRequest } from './stay-request.ts';
import { figures, type WorkedOut } from './work-out.ts';

/** The terms of a tariff without any: free until 24 hours before check-in, then the first night is kept (X2, X3). */
export const DEFAULT_POLICY: Policy = Object.freeze({ freeHours: 24, keep: 'first night' });

/** The least part in which a price is paid, in the smallest unit: $1, or 100 yen, since payment providers take no less (F30). */
const LEAST_PART = 100;

/** Returns the stay's own terms: what is kept when it is cancelled late (F15), and what is paid on booking (F30). */
export function policyOf(parts: TariffParts, worked: WorkedOut): QuotePolicy {
  const { total, request } = worked;
  const { room, first, nights, rooms, plan } = request;
  const fitting = parts.policies.filter(
    (one) =>
      one.rooms.includes(room) &&
      one.from <= first &&
      first <= one.to &&
      one.leastNights <= nights &&
      one.leastRooms <= rooms &&
      (one.plans === undefined || (plan !== undefined && one.plans.includes(plan.id))),
  );
  const policy: Partial<SeasonPolicy> & Policy =
    fitting.findLast(({ plans }) => plans !== undefined) ?? fitting.at(-1) ?? DEFAULT_POLICY;
  const { freeHours, keep, freeAt, changeHours, noShow, deposit: part, restDays, guarantee } = policy;
  const deposit = typeof part === 'string' ? partOf(parts, worked, part) : part;
  const least = LEAST_PART * parts.unit;
  const isParted = deposit !== undefined && deposit >= least && total - deposit >= least;
  return Object.freeze({
    freeHours,
    keep,
    late: partOf(parts, worked, keep),
    ...stated({ freeAt, changeHours, guarantee }),
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
