import { ENDPOINTS, type ProblemCode, problem } from '@motel/api-client/contracts';
import * as z from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { STATUS } from '../answer-outcome.ts';
import { OPERATIONS, type Operation } from './operations.ts';

/** As much of OpenAPI 3.1 as the API needs. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly schemas: { readonly Problem: object };
    readonly securitySchemes: object;
  };
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly object[];
  readonly parameters: readonly OpenApiParameter[];
  readonly requestBody?: { readonly required: true; readonly content: JsonContent };
  readonly responses: Readonly<Record<string, OpenApiResponse>>;
}

interface OpenApiResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: object }>>;
  readonly content: JsonContent;
}

interface OpenApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: object;
}

interface JsonContent {
  readonly 'application/json': { readonly schema: object };
}

const ANY_CALL: readonly ProblemCode[] = ['malformed', 'too-large', 'internal', 'unavailable'];

const PASSING = new Set<number>([STATUS['too-many-requests'], STATUS.unavailable]);
const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds after which it is worth asking again.',
    schema: { type: 'integer', minimum: 1 },
  },
};

/** The API as OpenAPI, made from the very contracts that server and client use. */
export function openApiDocument(): OpenApiDocument {
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

function describe(operationId: string, path: string, operation: Operation): OpenApiOperation {
  const { summary, description, needsToken, request, response, problems } = operation;
  return {
    operationId,
    summary,
    ...(description !== undefined && { description }),
    ...(needsToken && { security: [{ token: [] }] }),
    parameters: parametersOf(path, operation),
    ...(request && { requestBody: { required: true, content: contentOf(schemaOf(request)) } }),
    responses: {
      200: { description: 'done', content: contentOf(schemaOf(response)) },
      ...problemsOf([...ANY_CALL, ...problems]),
    },
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

function problemsOf(codes: readonly ProblemCode[]): OpenApiOperation['responses'] {
  const content = contentOf({ $ref: '#/components/schemas/Problem' });
  const byStatus = Map.groupBy(codes, (code) => STATUS[code]);
  return Object.fromEntries(
    Array.from(byStatus, ([status, same]) => [
      status,
      { description: same.join(', '), ...(PASSING.has(status) && { headers: RETRY_AFTER }), content },
    ]),
  );
}

function contentOf(schema: object): JsonContent {
  return { 'application/json': { schema } };
}

function schemaOf(contract: $ZodType): object {
  const { $schema, ...schema } = z.toJSONSchema(contract, { io: 'input' });
  return schema;
}
