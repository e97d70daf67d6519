import type { SeasonWire } from '@motel/api-client/desk-contracts';
import { seasonAt } from './season-matrix.ts';

export type SeasonColour = 0 | 1 | 2 | 3;

/** The colour of the season of a night; 0 is all year. */
export interface SeasonColours {
  readonly at: (date: string) => SeasonColour;
}

/** Neighbouring seasons have different colours. Their names say which is which. */
export function seasonColours(
  seasons: readonly SeasonWire[],
  nights: readonly { readonly date: string }[],
): SeasonColours {
  const shown: SeasonWire[] = [];
  const byDate = new Map<string, SeasonColour>();
  for (const { date } of nights) {
    const season = seasonAt(seasons, date);
    if (season === undefined || season === seasons[0]) continue;
    if (!shown.includes(season)) shown.push(season);
    byDate.set(date, ((shown.indexOf(season) % 3) + 1) as SeasonColour);
  }
  return { at: (date) => byDate.get(date) ?? 0 };
}
