import type { RateMonth, SeasonWire } from '@motel/api-client/desk-contracts';
import { classes } from '@motel/ui';
import { seasonAt, seasonWords } from '../seasons/season-draft.ts';
import { seasons as colourStyles, corner, seasonName } from './RateGrid.css.ts';

export type SeasonColours = ReturnType<typeof seasonColours>;

/** The season of each night and its colour; 0 is all year. Neighbouring seasons have different ones. */
export function seasonColours({ seasons, rooms }: RateMonth) {
  const shown: SeasonWire[] = [];
  return (rooms[0]?.nights ?? []).map(({ date }) => {
    const season = seasonAt(seasons, date);
    if (season === undefined || season === seasons[0]) return { date, season, colour: 0 as const };
    if (!shown.includes(season)) shown.push(season);
    return { date, season, colour: ((shown.indexOf(season) % 3) + 1) as 1 | 2 | 3 };
  });
}

export function SeasonLine({ colours }: { readonly colours: SeasonColours }) {
  const runs: { readonly first: SeasonColours[number]; nights: number }[] = [];
  for (const first of colours) {
    const last = runs.at(-1);
    if (last !== undefined && last.first.season === first.season) last.nights += 1;
    else runs.push({ first, nights: 1 });
  }
  return (
    <tr>
      <th scope="row" className={classes(corner, seasonName)}>
        Season
      </th>
      {runs.map(({ first: { date, season, colour }, nights }) => (
        <th
          key={date}
          scope="colgroup"
          colSpan={nights}
          className={classes(seasonName, colourStyles[colour])}
        >
          {/* Few nights have no space for more than the name. */}
          {season?.name === undefined ? 'All year' : nights < 7 ? season.name : seasonWords(season)}
        </th>
      ))}
    </tr>
  );
}
