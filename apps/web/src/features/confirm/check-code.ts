import type { Wire } from '@motel/api-client';
import type { PromotionCode, PromotionCodeRequest } from '@motel/api-client/contracts';
import type { Result } from '@motel/booking-core';
import { callApi } from '../../shared/queries/call-api.ts';
import { refusalOf } from '../../shared/queries/refusal-of.ts';

const FAILED = 'The code could not be checked. Please try again.';

/** The discount of a code, or the sentence that says why there is none. */
export async function checkCode(
  wire: Wire,
  request: PromotionCodeRequest,
): Promise<Result<PromotionCode, string>> {
  try {
    return { ok: true, value: await callApi(wire, 'checkPromotionCode', { body: request }) };
  } catch (error) {
    return { ok: false, error: refusalOf(error)?.serverMessage ?? FAILED };
  }
}
