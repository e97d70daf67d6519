import type { SeasonWire } from '@motel/api-client/desk-contracts';
import { dateWords } from '@motel/content/english';
import { classes } from '@motel/ui';
import { seasonAt } from '../seasons/season-draft.ts';
import { seasons as colourStyles, corner, seasonName } from './RateGrid.css.ts';

type SeasonColour = 0 | 1 | 2 | 3;

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

interface SeasonLineProps {
  readonly nights: readonly { readonly date: string }[];
  readonly seasons: readonly SeasonWire[];
  readonly colours: SeasonColours;
}

/** The seasons of a month, above its prices. */
export function SeasonLine({ nights, seasons, colours }: SeasonLineProps) {
  const runs: { readonly date: string; readonly season: SeasonWire | undefined; nights: number }[] = [];
  for (const { date } of nights) {
    const season = seasonAt(seasons, date);
    const last = runs.at(-1);
    if (last !== undefined && last.season === season) last.nights += 1;
    else runs.push({ date, season, nights: 1 });
  }
  return (
    <tr>
      <th scope="row" className={classes(corner, seasonName)}>
        Season
      </th>
      {runs.map(({ date, season, nights: count }) => (
        <th
          key={date}
          scope="colgroup"
          colSpan={count}
          className={classes(seasonName, colourStyles[colours.at(date)])}
        >
          {seasonWords(season, count)}
        </th>
      ))}
    </tr>
  );
}

/** Few nights have no space for more than the name. */
function seasonWords(season: SeasonWire | undefined, nights: number): string {
  if (season?.name === undefined) return 'All year';
  const { name, from, to } = season;
  return nights < 7 || from === undefined || to === undefined
    ? name
    : `${name}, ${dateWords(from, 'day')} to ${dateWords(to, 'day')}`;
}
