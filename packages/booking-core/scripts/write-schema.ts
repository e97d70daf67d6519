/**
 * Writes the JSON Schema of a tariff from its types, so that an editor completes and checks a tariff's file.
 *
 * Run: `pnpm --filter @motel/booking-core reference`
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

const PACKAGE = fileURLToPath(new URL('../', import.meta.url));
export const SCHEMA_FILE = `${PACKAGE}docs/tariff.schema.json`;

/** Returns the text of the schema. */
export function tariffSchema(): string {
  const generator = createGenerator({
    path: `${PACKAGE}src/tariff/tariff-data.ts`,
    tsconfig: `${PACKAGE}tsconfig.build.json`,
    type: 'TariffData',
    skipTypeCheck: true,
  });
  const schema = { title: 'Tariff', ...generator.createSchema('TariffData') };
  return `${JSON.stringify(schema, defaultInWords, 1)}\n`;
}

/** The docstrings tell a default in words, which an editor would write into a file as the value. */
function defaultInWords(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('default' in value)) return value;
  const { default: told, ...rest } = value;
  return { ...rest, description: `${'description' in rest ? rest.description : ''} Default: ${told}.` };
}

if (import.meta.main) writeFileSync(SCHEMA_FILE, tariffSchema());
