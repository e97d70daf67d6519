import type { Plan } from '@motel/api-client/desk-contracts';
import type { Bar, PlanRoom, PlanType } from '../layout/plan-bars.ts';
import type { PlanRow } from '../layout/rows.ts';

/** A room on one night, with what is in it. */
export interface RoomOnNight {
  readonly row: PlanRow & { kind: 'room' };
  readonly room: PlanRoom;
  readonly bar: Bar | undefined;
}

/** One night of the plan, by kind of room. */
export interface NightOfPlan {
  readonly types: readonly {
    readonly type: PlanType;
    readonly free: number;
    readonly rooms: readonly RoomOnNight[];
  }[];
  /** Without a number. */
  readonly unassigned: readonly Bar[];
}

/** The state of each room on one night. */
export function nightOf({ types }: Plan, rows: readonly PlanRow[], night: number): NightOfPlan {
  const onNight = (bars: readonly Bar[]) => bars.find(({ first, end }) => first <= night && night < end);
  return {
    types: types.map((type) => ({
      type,
      free: type.free[night] ?? 0,
      rooms: rows.flatMap((row) =>
        row.kind === 'room' && row.type.id === type.id
          ? [{ row, room: row.room, bar: onNight(row.bars) }]
          : [],
      ),
    })),
    unassigned: rows.flatMap((row) => (row.kind === 'lane' ? (onNight(row.bars) ?? []) : [])),
  };
}
