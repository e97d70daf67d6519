import { DESK_CALLS, type DeskCall } from '@motel/api-client/desk-contracts';
import * as z from 'zod';
import { deskCalls } from '../desk/index.ts';

const HOW = `npm run desk -- <call> <part>… name=text name:=json

Makes a call of the front desk and prints its answer as JSON. A stay is named by its
number, as LI-7K4QD. The calls, with what may be left out in brackets:
`;

/** The calls of the command line, with their parts and values. */
export function usage(): string {
  return [HOW, ...Object.keys(deskCalls).map(lineOf)].join('\n');
}

function lineOf(name: string): string {
  const { path, query, body }: DeskCall = DESK_CALLS[name as keyof typeof deskCalls];
  const parts = Array.from(path.matchAll(/\{(\w+)\}/g), ([, part = '']) => `<${part}>`);
  const values = [query, body].flatMap((contract) => (contract ? valuesOf(contract) : []));
  return `  ${[name, ...parts, ...values].join(' ')}`;
}

/** The values of a query or a body: text by `=`, anything else by `:=`. */
function valuesOf(contract: z.core.$ZodType): string[] {
  const { properties = {}, required = [] } = z.toJSONSchema(contract, {
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.entries(properties).map(([name, value]) => {
    const isText = typeof value === 'object' && value.type === 'string';
    const sign = isText ? '=' : ':=';
    return required.includes(name) && name !== 'version' ? `${name}${sign}` : `[${name}${sign}]`;
  });
}
