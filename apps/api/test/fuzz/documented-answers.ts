import { ENDPOINTS } from '@motel/api-client/contracts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { OpenApiDocument } from '../../src/http/docs/openapi-document.ts';
import type { EndpointName } from './good-requests.ts';

/** The part of a response that the documentation describes. */
export interface DocumentedAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Returns a sentence for each difference between a response and the call's entry in openapi.json. */
export type FindUndocumented = (name: EndpointName, answer: DocumentedAnswer) => string[];

/** Checks responses against the documentation alone, like the author of another client. */
export function documentedAnswers({ paths, components }: OpenApiDocument): FindUndocumented {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const compiled = new Map<string, ValidateFunction>();

  return (name, { status, body }) => {
    const { method, path } = ENDPOINTS[name];
    const documented = paths[path]?.[method.toLowerCase()]?.responses[status];
    if (documented === undefined) return [`${name} answers ${status}, of which openapi.json knows nothing`];
    const key = `${name} ${status}`;
    const validate =
      compiled.get(key) ?? ajv.compile({ ...documented.content['application/json'].schema, components });
    compiled.set(key, validate);
    const codes = documented.description.split(', ');
    return [
      ...(validate(body) ? [] : [`${key} does not match its schema: ${ajv.errorsText(validate.errors)}`]),
      ...(status === 200 || codes.includes(codeOf(body)) ? [] : [`${key} has the code ${codeOf(body)}`]),
    ];
  };
}

export function codeOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'none';
}
