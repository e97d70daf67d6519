import * as z from 'zod/mini';

/** The body of `POST /api/payments/check-promotion-code`: a code as the guest typed it, for a stay. */
export const promotionCodeRequest = z.object({
  propertyId: z.string(),
  checkInDate: z.string(),
  checkOutDate: z.string(),
  code: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** The answer: the discount, by which the page prices the stay; it holds for the stay that was asked about. */
export const promotionCode = z.object({
  code: z.string(),
  /** Off the room nights: a percentage such as `10%`, or dollars such as `25`. */
  off: z.string(),
  /** The room's tariff with the code and the plans that it opens; absent where it opens none. */
  tariff: z.optional(z.unknown()),
});

export type PromotionCodeRequest = z.output<typeof promotionCodeRequest>;
export type PromotionCode = z.output<typeof promotionCode>;
