import { isAbout } from '../tariff/of-nights.ts';
import type { Tariff } from '../tariff/tariff.ts';
import type { CodeData } from '../tariff/tariff-data.ts';

/** Returns the tariff's code of this name, in any case of letters (F14). */
export function findCode({ data }: Tariff, name: string): CodeData | undefined {
  return data.codes?.find(({ code }) => codeName(code) === codeName(name));
}

/** Returns whether some code is about a room; guests who have none are not asked for one (F14). */
export function hasCodes({ data }: Tariff, room: string): boolean {
  return data.codes?.some((code) => isAbout(code, room)) ?? false;
}

/** Returns a code as books have it: trimmed, in small letters (F14). */
export function codeName(code: string): string {
  return code.trim().toLowerCase();
}
