import { planTable, type RateTable, rateTable } from './rate-table.ts';
import type { Plan } from './read-plans.ts';
import type { RoomTerms, TariffParts } from './rules.ts';
import type { TariffData } from './tariff-data.ts';

/** A checked tariff; only `parseTariff` makes one (F1). */
export class Tariff {
  /** As the owner wrote it: JSON, frozen. */
  readonly data: TariffData;
  /** @internal */
  readonly parts: TariffParts;
  readonly #tables: RateTable[] = [];

  /** @internal */
  constructor(parts: TariffParts) {
    this.data = parts.data;
    this.parts = parts;
    Object.freeze(this);
  }

  /** The id of the tariff, which its quotes carry. */
  get id(): string {
    return this.data.id;
  }

  /**
   * Returns how many persons one of the rooms holds and includes, the most pets of a booking, and who may stay (C1, C2, C7, P11).
   * @param room the room's key
   * @returns `undefined` for a room that the tariff does not have
   */
  limitsOf(room: string): Omit<RoomTerms, 'key' | 'at'> | undefined {
    return this.parts.rooms.get(room);
  }

  /** The nights of a room, in a plan or by the tariff's own prices, with at least the days asked for. @internal */
  table(room: RoomTerms, from: number, to: number, plan?: Plan): RateTable {
    const { nightly, rooms, unit } = this.parts;
    const at = room.at + (plan === undefined ? 0 : (plan.at + 1) * rooms.size);
    const known = this.#tables[at];
    // Stryker disable next-line ConditionalExpression,EqualityOperator: it only saves time
    if (known !== undefined && known.from <= from && to < known.to) return known;
    const table =
      plan === undefined
        ? rateTable(nightly, room.key, from, to, known)
        : planTable(plan, room.key, this.table(room, from, to, plan.follows), unit);
    this.#tables[at] = table;
    return table;
  }
}

/** @throws TypeError for anything that `parseTariff` has not made */
export function requireTariff(tariff: Tariff): TariffParts {
  if (!(tariff instanceof Tariff)) throw new TypeError('A tariff must come from parseTariff');
  return tariff.parts;
}
