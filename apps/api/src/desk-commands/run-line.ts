import { DESK_CALLS, type DeskCall, partNames } from '@motel/api-client/desk-contracts';
import * as z from 'zod';
import { deskCalls } from '../desk/index.ts';
import { plainLines } from '../mail/index.ts';
import { problemOf } from '../shared/outcome.ts';
import { parsedJson } from '../shared/parsed-json.ts';
import { isStorable } from '../shared/storable.ts';
import type { StayDeskContext } from '../stays/index.ts';
import { callByHand, type LineCall, type Typed } from './call-by-hand.ts';

const HOW = `npm run desk -- <call> <part>… name=text name:=json

Makes a call of the front desk and prints its answer as JSON. A stay is named by its
number, as LI-7K4QD. The calls, with what may be left out in brackets:
`;

export interface DeskAnswer {
  readonly ok: boolean;
  readonly text: string;
}

/** Runs a command line of the front desk, and answers JSON. A mistake in it is answered, too, never thrown. */
export async function runLine(context: StayDeskContext, { argv, who }: DeskLine): Promise<DeskAnswer> {
  const line = readLine(argv);
  if (line === undefined) return { ok: false, text: usage() };
  const { name, typed } = line;
  const version = await versionNow(context, DESK_CALLS[name], typed);
  const called = await callByHand(context, name, { ...version, ...typed }, who);
  if (!called.ok) return { ok: false, text: plainLines(problemOf(context.words, called.error).message) };
  // A timer that watches the motel learns of a fault by the exit code.
  const ok = !(name === 'morning' && 'faults' in called.value && called.value.faults !== 0);
  return { ok, text: escaped(JSON.stringify(called.value, null, 2)) };
}

/** Characters that a terminal obeys or hides. */
const UNSHOWN = /[^\P{Cc}\n]|[^\P{Z} ]|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The same JSON, in which no text of a guest does anything to a terminal. */
function escaped(json: string): string {
  const codeOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return json.replace(UNSHOWN, (mark) => mark.split('').map(codeOf).join(''));
}

/** The version of what a line changes, as it is now: a script has seen nothing that could have changed since. */
async function versionNow(context: StayDeskContext, call: DeskCall, typed: Typed): Promise<Typed> {
  const { shape = {} } = (call.body ?? {}) as { readonly shape?: object };
  if (!('version' in shape)) return {};
  if (call.path.startsWith('/api/desk/site/')) {
    const site = await callByHand(context, 'site', {}, '');
    if (!site.ok) return {};
    const { published, waits } = site.value;
    const parts = waits.map(({ name, seen }) => ({ name, seen }));
    return { version: published.version, ...('parts' in shape && { parts }) };
  }
  const isStay = call.path.startsWith('/api/desk/stays/');
  const seen = isStay
    ? await callByHand(context, 'stay', { id: typed.id }, '')
    : await callByHand(context, 'rateMonth', { month: 'now' }, '');
  // The call itself says that there is no such stay.
  return { version: seen.ok ? seen.value.version : 'unknown' };
}

function usage(): string {
  const names = Object.keys(DESK_CALLS).filter((name) => Object.hasOwn(deskCalls, name));
  return [HOW, ...names.map(lineOf)].join('\n');
}

function lineOf(name: string): string {
  const call: DeskCall = DESK_CALLS[name as keyof typeof deskCalls];
  const parts = partNames(call).map((part) => `<${part}>`);
  const values = [call.query, call.body].flatMap((contract) => (contract ? valuesOf(contract) : []));
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

export interface DeskLine {
  readonly argv: readonly string[];
  /** The operating system's user. */
  readonly who: string;
}

/** Reads `call part… name=text name:=json`; `undefined` for a line that names no call. */
function readLine([name = '', ...words]: readonly string[]) {
  if (!Object.hasOwn(deskCalls, name) || ![name, ...words].every(isStorable)) return undefined;
  const call = name as LineCall;
  const parts = partNames(DESK_CALLS[call]);
  const typed: Record<string, unknown> = {};
  for (const word of words) {
    const [, field, sign, text = ''] = /^(\w+)(:?=)(.*)$/s.exec(word) ?? [];
    const key = field ?? parts.shift();
    if (key === undefined || key === '__proto__') return undefined;
    const value = sign === ':=' ? parsedJson(text) : field === undefined ? word : text;
    if (value === undefined) return undefined;
    typed[key] = value;
  }
  return { name: call, typed };
}
