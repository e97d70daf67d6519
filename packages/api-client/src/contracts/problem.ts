import * as z from 'zod/mini';

/** Why a call was refused, for programs; the message is for people. */
export const problemCode = z.enum([
  'malformed',
  'unauthenticated',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'sold-out',
  'price-changed',
  'key-reused',
  'changed-meanwhile',
  'too-large',
  'address-too-long',
  'unsupported-media-type',
  'rule-broken',
  'too-many-requests',
  'not-selling',
  'payment-unavailable',
  'unavailable',
  'internal',
]);

/** An error of one field: for people a message, for programs a code and the figures that the message names. */
const issue = z.object({
  field: z.string(),
  rule: z.string(),
  message: z.string(),
  code: z.optional(z.string()),
  params: z.optional(z.looseObject({})),
});

/** The body of every answer that is not 2xx. */
export const problem = z.object({
  message: z.string(),
  code: problemCode,
  issues: z.optional(z.array(issue)),
});

export type ProblemCode = z.output<typeof problemCode>;
export type ProblemIssue = z.output<typeof issue>;
export type Problem = z.output<typeof problem>;
