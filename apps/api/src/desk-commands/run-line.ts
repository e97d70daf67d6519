import { DESK_CALLS, type DeskCall } from '@motel/api-client/desk-contracts';
import type { StayDeskContext } from '../desk/index.ts';
import { plainLines } from '../mail/index.ts';
import { problemOf } from '../shared/outcome.ts';
import { callByHand, type Typed } from './call-by-hand.ts';
import { type DeskLine, readLine } from './read-line.ts';
import { usage } from './usage.ts';

/** The printed text, and whether the command succeeded. */
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
  if (!called.ok) return { ok: false, text: plainLines(problemOf(called.error).message) };
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
  const isStay = call.path.startsWith('/api/desk/stays/');
  const seen = isStay
    ? await callByHand(context, 'stay', { id: typed.id }, '')
    : await callByHand(context, 'rateMonth', { month: 'now' }, '');
  return seen.ok ? { version: seen.value.version } : {};
}
