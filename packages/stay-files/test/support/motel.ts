import { civilDate, nightsOf } from '@motel/booking-core';
import {
  type Answers,
  type FileTable,
  type MotelFacts,
  NO_ANSWERS,
  type Reading,
  readStays,
} from '../../src/index.ts';

const kindOf = (title: string, ...ranges: readonly (readonly [from: number, to: number])[]) => ({
  id: title.toLowerCase().replace(' ', '-'),
  title,
  numbers: ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String(from + at)),
  ),
});

const MOTEL: MotelFacts = {
  kinds: [
    kindOf('Canyon King', [35, 40]),
    kindOf('Fossil Quad', [33, 34]),
    kindOf('Hoodoo Double', [11, 16], [21, 26]),
    kindOf('River Queen', [5, 10], [17, 20]),
    kindOf('Tipple Twin', [27, 32]),
    kindOf('Trucker Single', [1, 4]),
  ],
  money: { currency: 'CAD', sign: '$', decimals: 2, unit: 1 },
  today: civilDate('2026-11-27'),
};

export function readingOf(file: FileTable, answers: Partial<Answers> = {}): Reading {
  return readStays({ file, rows: file.rows, answers: { ...NO_ANSWERS, ...answers } }, MOTEL);
}

/** Each row in a line: all that is written of a stay, the field that is wrong, or why it is none. */
export function linesOf({ rows }: Reading): string[] {
  return rows.map(({ state, stay, problem }) => {
    if (stay === undefined) return problem?.field ?? state;
    const { firstname, lastname, typeId, checkIn, total, paid } = stay;
    const { rooms, adults, children, infants } = stay.party;
    const party = `${rooms}r ${adults}+${children}+${infants} ${total / 100}/${paid / 100}`;
    return `${firstname}|${lastname} ${typeId} ${checkIn} ${nightsOf(stay)}n ${party}`;
  });
}
