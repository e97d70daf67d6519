import * as z from 'zod/mini';

/** The body of `POST /api/feedback`: the JSON of the external form-mail service, which it replaces (§7). */
export const feedbackRequest = z.object({
  access_key: z.optional(z.string()),
  subject: z.optional(z.string()),
  name: z.string(),
  email: z.string(),
  message: z.string(),
});

/** The answer of a call that returns nothing but its success. */
export const done = z.object({ success: z.literal(true) });

export type FeedbackRequest = z.output<typeof feedbackRequest>;
export type Done = z.output<typeof done>;
