import { ENDPOINTS, type ProblemCode, problem } from '@motel/api-client/contracts';
import * as z from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { STATUS } from '../answer-outcome.ts';
import { OPERATIONS, type Operation } from './operations.ts';

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
export type OpenApiOperation = ReturnType<typeof describe>;

interface OpenApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: object;
}

interface OpenApiResponse {
  readonly description: string;
  readonly headers?: object;
  readonly content: ReturnType<typeof contentOf>;
}

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
export function openApiDocument() {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const [name, { method, path }] of Object.entries(ENDPOINTS)) {
    const operation = OPERATIONS[name as keyof typeof ENDPOINTS]; // Object.entries forgets the names
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(name, path, operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Motel direct booking',
      version: '1',
      description:
        'Prices are Canadian dollars with at most two decimal places. Dates are yyyy-mm-dd; the check-out day is not slept.',
    },
    paths,
    components: {
      schemas: { Problem: schemaOf(problem) },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function describe(operationId: string, path: string, operation: Operation) {
  const { summary, description, needsToken, request } = operation;
  return {
    operationId,
    summary,
    ...(description !== undefined && { description }),
    ...(needsToken && { security: [{ token: [] }] }),
    parameters: parametersOf(path, operation),
    ...(request && { requestBody: { required: true, content: contentOf(schemaOf(request)) } }),
    responses: responsesOf(operation),
  };
}

function parametersOf(path: string, { query = {}, header = {} }: Operation): OpenApiParameter[] {
  const schema = { type: 'string' };
  return [
    ...Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({
      name,
      in: 'path' as const,
      required: true,
      schema,
    })),
    ...Object.entries(query).map(([name, description]) => ({
      name,
      in: 'query' as const,
      required: true,
      description,
      schema,
    })),
    ...Object.entries(header).map(([name, description]) => ({
      name,
      in: 'header' as const,
      description,
      schema,
    })),
  ];
}

function responsesOf({ response, problems }: Operation): Record<string, OpenApiResponse> {
  const problemContent = contentOf({ $ref: '#/components/schemas/Problem' });
  const byStatus = Map.groupBy([...ANY_CALL, ...problems], (code) => STATUS[code]);
  const refusals = Array.from(byStatus, ([status, codes]) => [
    status,
    {
      description: codes.join(', '),
      ...(TEMPORARY.has(status) && { headers: RETRY_AFTER }),
      content: problemContent,
    },
  ]);
  return {
    200: { description: 'done', content: contentOf(schemaOf(response)) },
    ...Object.fromEntries(refusals),
  };
}

function contentOf(schema: object) {
  return { 'application/json': { schema } };
}

function schemaOf(contract: $ZodType): object {
  const { $schema, ...schema } = z.toJSONSchema(contract, { io: 'input' });
  return schema;
}
