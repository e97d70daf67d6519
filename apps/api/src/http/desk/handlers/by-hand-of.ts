import type { HandPrice } from '../../../desk/index.ts';
import { type AtDesk, mayDo } from '../../../staff/index.ts';

/** A price by hand with the limit of the person who sets it; `undefined` where the tariff's counts. */
export function byHandOf({ person }: AtDesk, typed: HandPrice | undefined): HandPrice | undefined {
  return typed && { ...typed, isLimited: !mayDo(person, 'owner') };
}
