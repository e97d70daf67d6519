import { occupancy, type ShownDayReport, WAY_WORDS } from '@motel/api-client/desk-contracts';
import { civilDate } from '@motel/booking-core';
import { countedThings } from '@motel/content/english';
import type { Words } from '@motel/content/server';
import type { OutboxMessage } from '../outbox-message.ts';

/** To the motel, with what a day came to. @param by its name, or how it ended */
export function dayReportMail(words: Words, report: ShownDayReport, by: string): OutboxMessage {
  const { shownMoney, dateWords, motel } = words;
  const { night, undone } = report;
  const day = dateWords(civilDate(report.date), 'longDate');
  return {
    dedupeKey: dayReportKey(report.date),
    to: motel.email,
    subject: `The day ended: ${day}, ${occupancy(night)} % sold, ${shownMoney(report.net)} taken`,
    text: `${day} ended (${by}).
${undone.length === 0 ? '' : `\nNot done when it ended:\n${undone.map((sentence) => `- ${sentence}\n`).join('')}`}
Tonight: ${nightWords(words, night)}
The same weekday a year before: ${nightWords(words, night.before)}

${countedThings(report.cameIn, 'stay')} checked in, ${report.left} checked out, ${report.booked} booked, ${report.givenUp} given up.

Money
${linesOf([...report.ways.map((way) => wayLine(words, way)), ['Taken, less what went back', shownMoney(report.net)]])}

Charged
${linesOf(chargeLines(words, report.charges))}

Guests’ money for nights to come: ${shownMoney(report.held)}
Owed by guests: ${shownMoney(report.owed)}
`,
  };
}

type Line = readonly [label: string, words: string];

function linesOf(lines: readonly Line[]): string {
  return lines.map(([label, words]) => `- ${label}: ${words}`).join('\n');
}

function nightWords({ shownMoney }: Words, night: ShownDayReport['night']['before']): string {
  const { sold, open, revenue, rate, perRoom } = night;
  return `${sold} of ${open} rooms sold, ${occupancy(night)} %; ${shownMoney(revenue)} for them; ADR ${shownMoney(rate)}, RevPAR ${shownMoney(perRoom)}.`;
}

function wayLine({ shownMoney }: Words, { way, taken, givenBack }: ShownDayReport['ways'][number]): Line {
  const back = givenBack === 0 ? '' : `, ${shownMoney(givenBack)} given back`;
  return [(WAY_WORDS as Readonly<Record<string, string>>)[way] ?? way, `${shownMoney(taken)} taken${back}`];
}

function chargeLines(
  { shownMoney }: Words,
  { room, extras, kept, taxes, total }: ShownDayReport['charges'],
): Line[] {
  return [
    ['Rooms', shownMoney(room)],
    ['Extras', shownMoney(extras)],
    ['Kept by the terms', shownMoney(kept)],
    ...taxes.map(({ name, percent, base, amount }): Line => {
      const of = base === undefined ? '' : ` on ${shownMoney(base)}`;
      return [percent === undefined ? name : `${name} ${percent} %`, shownMoney(amount) + of];
    }),
    ['In all', shownMoney(total)],
  ];
}

export function dayReportKey(date: string): string {
  return `day:${date}`;
}
