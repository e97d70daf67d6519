import { type Cents, cents } from '../money/cents.ts';
import { ROUNDINGS } from '../money/rounding.ts';
import { checkedShareOf } from '../money/share.ts';
import type { Policy, TariffParts } from '../tariff/rules.ts';
import type { QuotePolicy } from './quote.ts';
import type { ReadRequest } from './stay-request.ts';
import { figures, type WorkedOut } from './work-out.ts';

/** The terms of a tariff without any: free until 24 hours before check-in, then the first night is kept (X2, X3). */
export const DEFAULT_POLICY: Policy = Object.freeze({ freeHours: 24, keep: 'first night' });

/** Returns the stay's own terms of cancelling, with what is kept when it is late (F15). */
export function policyOf(parts: TariffParts, worked: WorkedOut): QuotePolicy {
  const { room, first } = worked.request;
  const { freeHours, keep } =
    parts.policies.findLast((one) => one.rooms.includes(room) && one.from <= first && first <= one.to) ??
    DEFAULT_POLICY;
  return Object.freeze({ freeHours, keep, late: keptOf(parts, worked, keep) });
}

function keptOf(parts: TariffParts, worked: WorkedOut, keep: string): Cents {
  const { total, request } = worked;
  if (keep === 'everything') return total;
  if (keep !== 'first night') {
    return checkedShareOf(total, Math.round(Number(keep.slice(0, -1)) * 10_000), ROUNDINGS.cent);
  }
  if (request.nights === 1) return total;
  const night: ReadRequest = { ...request, nights: 1 };
  return cents(Math.min(total, figures(parts, night, worked.table).total));
}
