/** Stripe's refusal of a request, in the words of its API. */
export class RefusedRequest extends Error {
  readonly status: number;
  readonly error: Readonly<Record<string, string>>;
  constructor(status: number, error: Readonly<Record<string, string>>) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export function invalid(message: string, more: { code?: string } = {}): RefusedRequest {
  return new RefusedRequest(400, { type: 'invalid_request_error', message, ...more });
}

export function missing(message: string): RefusedRequest {
  return new RefusedRequest(404, { type: 'invalid_request_error', code: 'resource_missing', message });
}

/** The refusals of a planned fault, by status. */
export const PLANNED = {
  400: invalid('This cannot be done'),
  402: new RefusedRequest(402, { type: 'card_error', message: 'The card cannot take it' }),
  409: new RefusedRequest(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this idempotency key.',
  }),
  429: new RefusedRequest(429, { ...invalid('Too many requests').error, code: 'rate_limit' }),
  500: new RefusedRequest(500, { type: 'api_error', message: 'Something went wrong' }),
} as const;

export const WRONG_SECRET_KEY = new RefusedRequest(401, {
  type: 'invalid_request_error',
  message: 'Invalid API Key',
});

export const OTHER_PARAMETERS = new RefusedRequest(400, {
  type: 'idempotency_error',
  message: 'Keys for idempotent requests can only be used with the same parameters.',
});
