export { type Checkout, checkoutRequestOf } from './contracts/checkout.ts';
export { ENDPOINTS } from './contracts/endpoints.ts';
export { ApiProblem } from './errors/api-problem.ts';
export { UnexpectedAnswer } from './errors/unexpected-answer.ts';
export { Unreachable, type UnreachableReason } from './errors/unreachable.ts';
export {
  FEEDBACK_SUBJECT,
  type FeedbackOptions,
  type FormMail,
  sendFeedback,
} from './send-feedback.ts';
export { type AskedOf, callEndpoint } from './wire/call-endpoint.ts';
export type { CallOptions, Retry, Wire } from './wire/wire.ts';
