import * as z from 'zod/mini';

/** The body of `POST /api/feedback`: the JSON of the external form-mail service, which it stands in for (§7). */
export const feedbackRequest = z.object({
  access_key: z.optional(z.string()),
  subject: z.optional(z.string()),
  name: z.string(),
  email: z.string(),
  message: z.string(),
});

/** The answer to a call that has nothing to tell but that it was done. */
export const done = z.object({ success: z.literal(true) });

export type FeedbackRequest = z.output<typeof feedbackRequest>;
export type Done = z.output<typeof done>;
