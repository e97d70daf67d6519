import type { SeasonWire } from '@motel/api-client/desk-contracts';
import { dateWords } from '@motel/content/dates';
import { classes } from '@motel/ui';

import { seasons as colourStyles, corner, seasonName } from './RateGrid.css.ts';
import type { SeasonColours } from './season-colours.ts';
import { seasonAt } from './season-matrix.ts';

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
