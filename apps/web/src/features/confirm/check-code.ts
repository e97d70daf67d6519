import type { Wire } from '@motel/api-client';
import type { PromotionCode, PromotionCodeRequest } from '@motel/api-client/contracts';
import type { Result } from '@motel/booking-core';
import { loadCalls } from '../../shared/queries/load-calls.ts';

const FAILED = 'The code could not be checked. Please try again.';

/** The discount of a code, or the sentence that says why there is none. */
export async function checkCode(
  wire: Wire,
  request: PromotionCodeRequest,
): Promise<Result<PromotionCode, string>> {
  try {
    const { checkPromotionCode } = await loadCalls();
    return { ok: true, value: await checkPromotionCode(wire, request) };
  } catch (error) {
    const { serverMessage } = await loadCalls().catch(() => ({ serverMessage: undefined }));
    return { ok: false, error: serverMessage?.(error) ?? FAILED };
  }
}
