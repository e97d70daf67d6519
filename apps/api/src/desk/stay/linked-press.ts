import type { Refused } from '../../shared/outcome.ts';
import { freeKey } from '../../staff/index.ts';
import type { ByPerson } from '../act.ts';
import type { StayDeskContext } from './stay-desk.ts';

/**
 * Waits for the payment link of a press. Where the provider makes none, the work of the press is undone: its key is free,
 * and pressed again, it is done anew.
 */
export async function linkedPress(
  { db }: StayDeskContext,
  by: ByPerson,
  opening: Promise<Refused | undefined>,
): Promise<Refused | undefined> {
  const refused = await opening;
  if (refused !== undefined) await freeKey(db, by);
  return refused;
}
