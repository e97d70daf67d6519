import type { RateMonth, SeasonWire } from '@motel/api-client/desk-contracts';
import { dateWords } from '@motel/content/english';
import { classes } from '@motel/ui';
import { seasonAt } from '../seasons/season-draft.ts';
import { seasons as colourStyles, corner, seasonName } from './RateGrid.css.ts';

/** The colour of the season of a night; 0 is all year. @param date `yyyy-mm-dd` */
export type SeasonColours = (date: string) => 0 | 1 | 2 | 3;

/** Neighbouring seasons have different colours. Their names say which is which. */
export function seasonColours({ seasons, rooms }: RateMonth): SeasonColours {
  const shown: SeasonWire[] = [];
  const byDate = new Map<string, ReturnType<SeasonColours>>();
  for (const { date } of rooms[0]?.nights ?? []) {
    const season = seasonAt(seasons, date);
    if (season === undefined || season === seasons[0]) continue;
    if (!shown.includes(season)) shown.push(season);
    byDate.set(date, ((shown.indexOf(season) % 3) + 1) as 1 | 2 | 3);
  }
  return (date) => byDate.get(date) ?? 0;
}

export function SeasonLine({
  month,
  colours,
}: {
  readonly month: RateMonth;
  readonly colours: SeasonColours;
}) {
  const runs: { readonly date: string; readonly season: SeasonWire | undefined; nights: number }[] = [];
  for (const { date } of month.rooms[0]?.nights ?? []) {
    const season = seasonAt(month.seasons, date);
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
          className={classes(seasonName, colourStyles[colours(date)])}
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
