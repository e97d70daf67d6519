import { ENDPOINTS } from '../contracts/endpoints.ts';
import { type PromotionCode, type PromotionCodeRequest, promotionCode } from '../contracts/promotion-code.ts';
import { ask } from '../wire/ask.ts';
import type { CallOptions, Wire } from '../wire/wire.ts';

/** The discount of a code for a stay. A code that is not valid is an ApiProblem with the reason. */
export async function checkPromotionCode(
  wire: Wire,
  body: PromotionCodeRequest,
  options: CallOptions = {},
): Promise<PromotionCode> {
  const onFailure = 'Failed to check a promotion code';
  return ask(
    wire,
    { ...ENDPOINTS.checkPromotionCode, body, isPersonal: true, onFailure, ...options },
    promotionCode,
  );
}
