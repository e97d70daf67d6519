import type { AnswerTo, MonthNightWire, RateMonth } from '@motel/api-client/desk-contracts';
import { dollarsMore } from '@motel/booking-core/rates';
import { dateWords } from '@motel/content/english';
import { classes, VisuallyHidden } from '@motel/ui';
import { memo } from 'react';
import type { DeskMotel } from '../../../shared/motel.tsx';
import { nowWords, priceText, priceWords, signedPrice } from '../calendar.ts';
import { type Draft, draftedLimits, draftedPrice } from '../draft.ts';
import type { GridSize, Selection } from '../selection.ts';
import type { RatesView } from '../use-rates.ts';
import * as styles from './RateGrid.css.ts';
import type { SeasonColours } from './SeasonLine.tsx';

interface RateCellProps extends NightView {
  readonly row: number;
  readonly col: number;
  /** The colour of its season; 0 is all year. */
  readonly season: 0 | 1 | 2 | 3;
  readonly isPast: boolean;
  /** The cell that the Tab key comes to. */
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  /** The sides at which the selection ends, such as `top left`. */
  readonly sides: string;
}

/** A night of a room type. It is drawn again only when something of it has changed. */
export const RateCell = memo(function RateCell(props: RateCellProps) {
  const { row, col, season, isPast, isCurrent, isSelected, sides, isClosed, isByHand, label, ...figures } =
    props;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is chosen
      role="gridcell"
      className={classes(styles.cell, styles.seasons[season])}
      data-at={`${row},${col}`}
      data-sides={sides}
      data-past={isPast}
      data-hand={isByHand}
      data-closed={isClosed}
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isSelected}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <NightFigures {...figures} />
    </td>
  );
});

interface NightFiguresProps
  extends Pick<NightView, 'main' | 'before' | 'limits' | 'noArrivals' | 'noDepartures'> {
  readonly className?: string;
}

/** The figures of a night, for the eye: words beside them say the same. */
export function NightFigures(props: NightFiguresProps) {
  const { main, before, limits, noArrivals, noDepartures, className } = props;
  const [dollars = main, small] = main.split('.');
  return (
    <span aria-hidden="true" data-figures>
      {before !== '' && <del className={styles.before}>{before}</del>}
      <span
        className={classes(
          className,
          main === 'closed' ? styles.closedWord : small !== undefined && styles.long,
        )}
      >
        {dollars}
        {small !== undefined && (
          <>
            <span hidden>.</span>
            <span className={styles.cents}>{small}</span>
          </>
        )}
      </span>
      {(limits !== '' || noArrivals || noDepartures) && (
        <span className={styles.limits}>
          {limits}
          {noArrivals && NO_ARRIVALS}
          {noDepartures && NO_DEPARTURES}
        </span>
      )}
    </span>
  );
}

function sign(drawing: string) {
  return (
    <svg className={styles.noSign} viewBox="0 0 20 20" aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}

export const NO_ARRIVALS = sign('M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15zM5 15L15 5');
export const NO_DEPARTURES = sign('M3 3h14v14H3zM4 16L16 4');

type LastYear = AnswerTo<'rateLastYear'>['rooms'];

export interface NightsProps {
  readonly month: RateMonth;
  readonly size: GridSize;
  readonly view: RatesView;
  /** Absent while the view does not compare. */
  readonly lastYear: LastYear | undefined;
  readonly colours: SeasonColours;
  readonly selection: Selection | undefined;
  readonly draft: Draft;
  readonly onSelect: (selection: Selection | undefined) => void;
  /** Focuses the price of the nights. */
  readonly onEdit: () => void;
}

/** A night as its cell shows it, in texts: a cell whose texts are the same is not drawn again. */
type NightView = ReturnType<typeof pricesView>;

/** A night of a room type as it is shown; a selected one with its draft. @param col its place in the month */
export function nightView(
  motel: DeskMotel,
  { view, draft, lastYear }: Pick<NightsProps, 'view' | 'draft' | 'lastYear'>,
  { id, title, nights }: RateMonth['rooms'][number],
  col: number,
  isSelected: boolean,
): NightView {
  const night = nights[col] as MonthNightWire;
  const about = `${title}, ${dateWords(night.date, 'weekdayAndFullDay')}`;
  if (view === 'prices') return pricesView(motel, night, isSelected ? draft : undefined, about);
  const all = night.sold + night.free;
  return {
    before: '',
    noArrivals: false,
    noDepartures: false,
    isClosed: night.closed === true,
    isByHand: false,
    ...(view === 'year'
      ? yearView(motel, night, lastYear?.find((room) => room.id === id)?.nights[col], about)
      : { main: `${night.sold}`, limits: `/${all}`, label: `${about}: ${night.sold} of ${all} sold` }),
  };
}

function yearView(
  motel: DeskMotel,
  { price }: MonthNightWire,
  lastYear: LastYear[number]['nights'][number] | undefined,
  about: string,
) {
  const then = lastYear?.price;
  const limits = priceText(then);
  if (then === undefined || price === undefined) {
    return { main: priceText(price), limits, label: `${about}: nothing to compare` };
  }
  const more = dollarsMore(then, price);
  const label = `${about}: ${priceWords(motel, price)}, a year before ${priceWords(motel, then)} with ${lastYear?.sold} sold`;
  return { main: more === 0 ? '=' : signedPrice(more), limits, label };
}

function pricesView(motel: DeskMotel, night: MonthNightWire, draft: Draft | undefined, about: string) {
  const drafted = draft && draftedPrice(motel, draft, night);
  const { maxNights, now = night.price, why, ...limited } = { ...night, ...(draft && draftedLimits(draft)) };
  const { minNights: least = 1, closed: isClosed = false } = limited;
  const { closedToArrival: noArrivals = false, closedToDeparture: noDepartures = false } = limited;
  const before = drafted !== undefined && drafted !== night.price ? night.price : undefined;
  const price = drafted ?? night.price;
  const isByHand = night.source === 'hand';
  const limits = [
    why && `→${priceText(now)}`,
    least > 1 && `${least} n`,
    maxNights !== undefined && `≤${maxNights} n`,
  ];
  const words = [
    isClosed ? 'closed' : price === undefined ? 'no price' : priceWords(motel, price),
    before !== undefined && `was ${priceWords(motel, before)}, not saved`,
    nowWords(motel, night),
    least > 1 && `${least} nights at least`,
    maxNights !== undefined && `${maxNights} nights at most`,
    noArrivals && 'no arrivals',
    noDepartures && 'no departures',
    isByHand && 'set by hand',
  ];
  return {
    main: isClosed ? 'closed' : priceText(price) || '–',
    /** The price before, struck: the new one is not saved yet. */
    before: priceText(before),
    limits: limits.filter(Boolean).join(' '),
    noArrivals,
    noDepartures,
    isClosed,
    isByHand,
    /** All of it in words. */
    label: `${about}: ${words.filter(Boolean).join(', ')}`,
  };
}
