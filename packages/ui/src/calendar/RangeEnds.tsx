import { format } from 'date-fns/format';
import { classes } from '../classes.ts';
import { useSpoken } from '../words.ts';
import { type CivilDate, toLocalNoon } from './civil-date.ts';
import { localeOf } from './locale.ts';
import { end, endDate, endName, ends, nextEnd } from './RangeEnds.css.ts';
import { type CivilRange, choosesEnd, type WholeRange } from './range-rules.ts';

interface RangeEndsProps {
  readonly range: CivilRange;
  readonly assumed: WholeRange | undefined;
  readonly labels: { readonly startName: string; readonly endName: string; readonly open: string };
}

/** Both ends in figures; the one that the next press chooses stands out. */
export function RangeEnds({ range, assumed, labels }: RangeEndsProps) {
  const spoken = useSpoken();
  const locale = localeOf(spoken);
  const waitsForEnd = choosesEnd(range);
  const shown = range.start === null && assumed !== undefined ? assumed : range;
  const one = (name: string, date: CivilDate | null, isNext: boolean) => (
    <div className={classes(end, isNext && nextEnd)}>
      <dt className={endName}>{name}</dt>
      <dd className={endDate}>
        {date ? format(toLocalNoon(date), spoken.t('MMM d, yyyy'), { locale }) : isNext ? labels.open : '–'}
      </dd>
    </div>
  );
  return (
    <dl className={ends}>
      {one(labels.startName, shown.start, !waitsForEnd)}
      {one(labels.endName, shown.end, waitsForEnd)}
    </dl>
  );
}
