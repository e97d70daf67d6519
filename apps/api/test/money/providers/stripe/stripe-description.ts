import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

/** The file with Stripe's OpenAPI description of its requests; the project ships without it. */
const file = process.env.STRIPE_OPENAPI;

export const hasDescription = Boolean(file);

/** The description at hand leaves it out; the types of Stripe's library check its fields. */
const NOT_DESCRIBED = 'POST /v1/payment_intents';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly [keyword: string]: unknown;
}

interface Operation {
  readonly parameters: readonly {
    readonly in: string;
    readonly name: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
    readonly required: boolean;
  };
}

type Description = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

const paths = file ? Object.entries((JSON.parse(readFileSync(file, 'utf8')) as Description).paths) : [];
const ajv = new Ajv({ coerceTypes: true, allErrors: true, strict: false, validateFormats: false });
const validators = new Map<Operation, ValidateFunction>();

/**
 * Returns the differences between a request and Stripe's description; none when the description is missing.
 * @param params of the query or of the form, nested in Stripe's way; their leaves are strings
 */
export function objectionsTo(method: string, path: string, params: unknown): string[] {
  if (!hasDescription || `${method} ${path}` === NOT_DESCRIBED) return [];
  const described = paths.find(([template]) => matches(template, path));
  const operation = described?.[1][method.toLowerCase()];
  if (operation === undefined) return [`${method} ${path} is not described`];
  const validate = validators.get(operation) ?? ajv.compile(schemaOf(operation));
  validators.set(operation, validate);
  // Validation changes strings into the described numbers, so it works on a copy.
  if (validate(structuredClone(params))) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params: details }) =>
      `${method} ${path}: ${instancePath} ${message} ${JSON.stringify(details)}`,
  );
}

const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);

/** Returns the schema of a form's fields, or of a query's parameters. */
function schemaOf({ parameters, requestBody }: Operation): Schema {
  const body = Object.values(requestBody.content)[0]?.schema;
  if (Object.keys(body?.properties ?? {}).length > 0) return closed(body) as Schema;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return closed({
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  }) as Schema;
}

/** Refuses parameters that are not described, like Stripe. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inside = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return 'properties' in inside && !('additionalProperties' in inside)
    ? { ...inside, additionalProperties: false }
    : inside;
}
