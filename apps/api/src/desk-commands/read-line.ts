import { DESK_CALLS, partNames } from '@motel/api-client/desk-contracts';
import { deskCalls } from '../desk/index.ts';
import { isStorable } from '../shared/storable.ts';
import type { LineCall } from './call-by-hand.ts';

/** A command line of the front desk, as it was typed. */
export interface DeskLine {
  readonly argv: readonly string[];
  /** The operating system's user. */
  readonly who: string;
}

/**
 * Reads `call part… name=text name:=json`: a call, the parts of its path in their order, and the values of its query or
 * body. @returns `undefined` for a line that names no call
 */
export function readLine([name = '', ...words]: readonly string[]) {
  if (!Object.hasOwn(deskCalls, name) || ![name, ...words].every(isStorable)) return undefined;
  const call = name as LineCall;
  const parts = partNames(DESK_CALLS[call]);
  const typed: Record<string, unknown> = {};
  for (const word of words) {
    const [, field, sign, text = ''] = /^(\w+)(:?=)(.*)$/s.exec(word) ?? [];
    const key = field ?? parts.shift();
    if (key === undefined || key === '__proto__') return undefined;
    const value = sign === ':=' ? jsonOf(text) : field === undefined ? word : text;
    if (value === undefined) return undefined;
    typed[key] = value;
  }
  return { name: call, typed };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
