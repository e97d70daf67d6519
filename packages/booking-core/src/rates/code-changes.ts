import { isSame } from '../result/same.ts';
import type { CodeData, TariffData } from '../tariff/tariff-data.ts';
import { codeName } from './codes.ts';

/** A tariff before a change, and after it. */
export type TariffChange = readonly [before: TariffData, after: TariffData];

/** The codes that a change added, changed or ended, by their names in the books. */
function touchedCodes([before, after]: TariffChange): string[] {
  const [old, made] = [byName(before), byName(after)];
  return [...new Set([...old.keys(), ...made.keys()])].filter(
    (name) => !isSame(old.get(name), made.get(name)),
  );
}

/** Whether a later change touched a code that an earlier one had touched. */
export function areCodesInTheWay(earlier: TariffChange, later: TariffChange): boolean {
  const theirs = new Set(touchedCodes(later));
  return touchedCodes(earlier).some((name) => theirs.has(name));
}

/** The codes now, with those of a change as they were before it. One that had ended comes last. */
export function codesWithout(now: TariffData, change: TariffChange): CodeData[] {
  const before = byName(change[0]);
  const touched = touchedCodes(change);
  const present = byName(now);
  return [
    ...[...present].flatMap(([name, code]) => (touched.includes(name) ? (before.get(name) ?? []) : code)),
    ...touched.filter((name) => !present.has(name)).flatMap((name) => before.get(name) ?? []),
  ];
}

/** Whether the codes of a change are as it made them. */
export function hasCodesOf(now: TariffData, change: TariffChange): boolean {
  const [present, made] = [byName(now), byName(change[1])];
  return touchedCodes(change).every((name) => isSame(present.get(name), made.get(name)));
}

function byName({ codes = [] }: TariffData): ReadonlyMap<string, CodeData> {
  return new Map(codes.map((code) => [codeName(code.code), code]));
}
