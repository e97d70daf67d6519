import type { AnswerOf, DeskCalls, ListedCode } from '@motel/api-client/desk-contracts';
import type { CodeData } from '@motel/booking-core';
import { codeName } from '@motel/booking-core/rates';
import { codeUses } from '../../booking/index.ts';
import { listPricedProperties } from '../../inventory/index.ts';
import { tariffInForce } from '../../rates/index.ts';
import { todayAt } from '../../shared/clock.ts';
import { type Outcome, succeed } from '../../shared/outcome.ts';
import type { DeskContext } from '../../staff/index.ts';

/** The promotion codes of the tariff in force, with their uses (F14). */
export async function listCodes({
  db,
  clock,
}: DeskContext): Promise<Outcome<AnswerOf<DeskCalls['rateCodes']>>> {
  const { tariff, version } = await tariffInForce(db);
  const { properties = [] } = (await listPricedProperties(db)) ?? {};
  const { codes = [] } = tariff.data;
  const uses = await codeUses(
    db,
    codes.map(({ code }) => code),
  );
  const today = todayAt(clock);
  return succeed({
    version,
    today,
    rooms: properties
      .filter(({ id }) => tariff.limitsOf(id) !== undefined)
      .map(({ id, title }) => ({ id, title })),
    codes: codes.map((code) => codeWire(code, uses.get(codeName(code.code)) ?? 0, today)),
  });
}

function codeWire({ room, off, ...code }: CodeData, used: number, today: string): ListedCode {
  return {
    ...code,
    off: `${off}`,
    ...(room !== undefined && { rooms: [room].flat() }),
    state: stateOf(code, used, today),
    used,
  };
}

function stateOf(
  { to = '9999', bookedFrom = '', bookedTo = '9999', uses = Number.POSITIVE_INFINITY }: Partial<CodeData>,
  used: number,
  today: string,
): ListedCode['state'] {
  if (to < today || bookedTo < today) return 'over';
  if (used >= uses) return 'used-up';
  return bookedFrom > today ? 'coming' : 'valid';
}
