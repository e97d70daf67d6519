import {
  ENDPOINTS,
  type Endpoint,
  type EndpointName,
  IDEMPOTENCY_KEY,
  type ProblemCode,
  partNames,
  problem,
} from '@motel/api-client/contracts';
import type { Motel } from '@motel/content/server';
import * as z from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { STATUS } from '../calls.ts';
import { OPERATIONS, type Operation } from './operations.ts';

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
export type OpenApiOperation = ReturnType<typeof describe>;

const ANY_CALL: readonly ProblemCode[] = [
  'malformed',
  'too-large',
  'address-too-long',
  'internal',
  'unavailable',
];

const TEMPORARY = new Set<number>([STATUS['too-many-requests'], STATUS.unavailable]);
const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds after which a retry makes sense.',
    schema: { type: 'integer', minimum: 1 },
  },
};

/** The API as OpenAPI, generated from the contracts that server and client use. */
export function openApiDocument({ money, moneyWords }: Pick<Motel, 'money' | 'moneyWords'>) {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    const { method, path } = endpoint;
    // Object.entries forgets the names.
    const operation = OPERATIONS[name as EndpointName];
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(name, endpoint, operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Motel direct booking',
      version: '1',
      description: `Prices are ${moneyWords.currencyName} ${money.decimals === 0 ? 'without' : 'with at most two'} decimal places. Dates are yyyy-mm-dd; the check-out day is not slept.`,
    },
    paths,
    components: {
      schemas: { Problem: schemaOf(problem) },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function describe(operationId: string, endpoint: Endpoint, operation: Operation) {
  const { summary, description } = operation;
  const { right, body } = endpoint;
  return {
    operationId,
    summary,
    ...(description !== undefined && { description }),
    ...(right === 'guest' && { security: [{ token: [] }] }),
    parameters: parametersOf(endpoint, operation),
    ...(body && { requestBody: { required: true, content: contentOf(schemaOf(body)) } }),
    responses: responsesOf(endpoint, operation),
  };
}

function parametersOf(endpoint: Endpoint, { query = {}, key }: Operation) {
  return [
    ...partNames(endpoint).map((name) => parameter(name, 'path')),
    ...Object.entries(query).map(([name, description]) => parameter(name, 'query', description)),
    ...(key === undefined ? [] : [parameter(IDEMPOTENCY_KEY, 'header', key)]),
  ];
}

function parameter(name: string, place: 'path' | 'query' | 'header', description?: string) {
  return {
    name,
    in: place,
    ...(place !== 'header' && { required: true }),
    ...(description !== undefined && { description }),
    schema: { type: 'string' },
  };
}

function responsesOf(endpoint: Endpoint, operation: Operation) {
  const responses: Record<string, ReturnType<typeof answer>> = {
    200: answer('done', schemaOf(endpoint.answer)),
  };
  for (const [status, codes] of Map.groupBy(
    [...ANY_CALL, ...problemsOf(endpoint, operation)],
    (code) => STATUS[code],
  )) {
    const headers = TEMPORARY.has(status) ? { headers: RETRY_AFTER } : {};
    responses[status] = answer(codes.join(', '), { $ref: '#/components/schemas/Problem' }, headers);
  }
  return responses;
}

/** The codes of a call's refusals, beside those of any call. */
export function problemsOf({ right, limit, body }: Endpoint, { problems = [] }: Operation): ProblemCode[] {
  return [
    ...(body ? (['unsupported-media-type'] as const) : []),
    ...(limit ? (['too-many-requests'] as const) : []),
    ...(right === 'guest' ? (['unauthenticated'] as const) : []),
    ...problems,
  ];
}

function answer(description: string, schema: object, headers: { readonly headers?: object } = {}) {
  return { description, ...headers, content: contentOf(schema) };
}

function contentOf(schema: object) {
  return { 'application/json': { schema } };
}

function schemaOf(contract: $ZodType): object {
  const { $schema, ...schema } = z.toJSONSchema(contract, { io: 'input' });
  return schema;
}
