export { type AskedOf, type CallOptions, callEndpoint, type Retry, type Wire } from './call-endpoint.ts';
export { type Checkout, checkoutRequestOf } from './contracts/checkout.ts';
export { ENDPOINTS } from './contracts/endpoints.ts';
export { ApiProblem, UnexpectedAnswer, Unreachable, type UnreachableReason } from './errors.ts';
export * from './send-feedback.ts';
