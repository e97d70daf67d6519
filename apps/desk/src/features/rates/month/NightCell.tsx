import type { MonthNightWire, RateMonth } from '@motel/api-client/desk-contracts';
import { dollarsMore } from '@motel/booking-core/rates';
import { dateWords } from '@motel/content/english';
import { classes, VisuallyHidden } from '@motel/ui';
import { memo } from 'react';
import type { DeskMotel } from '../../../shared/motel.tsx';
import { cellPrice, priceWords } from '../calendar.ts';
import { type Draft, draftedPrice } from '../draft.ts';
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
  const frame =
    sides === '' ? [] : (sides.split(' ') as (keyof typeof styles.edges)[]).map((side) => styles.edges[side]);
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is chosen
      role="gridcell"
      className={classes(styles.cell, styles.seasons[season], ...frame)}
      data-at={`${row},${col}`}
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
export function NightFigures({
  main,
  before,
  limits,
  noArrivals,
  noDepartures,
  className,
}: NightFiguresProps) {
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
          {noArrivals && <NoArrivals />}
          {noDepartures && <NoDepartures />}
        </span>
      )}
    </span>
  );
}

/** No stay begins on this day. */
export function NoArrivals() {
  return (
    <svg className={styles.noSign} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" />
      <path d="M5 15L15 5" />
    </svg>
  );
}

/** No stay ends on this day. */
export function NoDepartures() {
  return (
    <svg className={styles.noSign} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 3h14v14H3zM4 16L16 4" />
    </svg>
  );
}

/** The price of a night a year before, and the rooms sold then. */
interface NightLastYear {
  readonly price?: number | undefined;
  readonly sold: number;
}

/** The nights of a month, as a grid and a list show them. */
export interface NightsProps {
  readonly month: RateMonth;
  readonly size: GridSize;
  readonly view: RatesView;
  /** By room type, when the view compares. */
  readonly lastYear: ReadonlyMap<string, readonly NightLastYear[]>;
  readonly colours: SeasonColours;
  readonly selection: Selection | undefined;
  readonly draft: Draft;
  readonly onSelect: (selection: Selection | undefined) => void;
  /** Focuses the price of the nights. */
  readonly onEdit: () => void;
}

/** A night as its cell shows it, in texts: a cell whose texts are the same is not drawn again. */
interface NightView {
  readonly main: string;
  /** The price before, struck: the new one is not saved yet. */
  readonly before: string;
  readonly limits: string;
  readonly noArrivals: boolean;
  readonly noDepartures: boolean;
  readonly isClosed: boolean;
  readonly isByHand: boolean;
  /** All of it in words. */
  readonly label: string;
}

interface Shown {
  readonly room: RateMonth['rooms'][number];
  readonly night: MonthNightWire;
  readonly view: RatesView;
  /** While the night is selected. */
  readonly draft: Draft | undefined;
  readonly lastYear: NightLastYear | undefined;
}

export function nightView(motel: DeskMotel, shown: Shown): NightView {
  const { room, night, view } = shown;
  const about = `${room.title}, ${dateWords(night.date, 'weekdayAndFullDay')}`;
  const nothing = { before: '', limits: '', noArrivals: false, noDepartures: false, isByHand: false };
  if (view === 'sold') {
    const isClosed = night.closed === true;
    const words = `${night.sold} of ${night.sold + night.free} sold`;
    return {
      ...nothing,
      main: String(night.sold),
      limits: `/${night.sold + night.free}`,
      isClosed,
      label: `${about}: ${words}`,
    };
  }
  return view === 'year' ? { ...nothing, ...yearView(motel, shown, about) } : pricesView(motel, shown, about);
}

function yearView(
  motel: DeskMotel,
  { night, lastYear }: Shown,
  about: string,
): Pick<NightView, 'main' | 'limits' | 'isClosed' | 'label'> {
  const isClosed = night.closed === true;
  const then = lastYear?.price;
  if (then === undefined || night.price === undefined) {
    const main = night.price === undefined ? '' : cellPrice(night.price);
    return {
      main,
      limits: then === undefined ? '' : cellPrice(then),
      isClosed,
      label: `${about}: nothing to compare`,
    };
  }
  const more = dollarsMore(then, night.price);
  const main = more === 0 ? '=' : `${more > 0 ? '+' : '−'}${cellPrice(Math.abs(more))}`;
  const label = `${about}: ${priceWords(motel, night.price)}, a year before ${priceWords(motel, then)} with ${lastYear?.sold} sold`;
  return { main, limits: cellPrice(then), isClosed, label };
}

function pricesView(motel: DeskMotel, { night, draft }: Shown, about: string): NightView {
  const drafted = draft && draftedPrice(motel, draft, night);
  const sale = draft?.sale ?? '';
  const isClosed = sale === '' ? night.closed === true : sale === 'no';
  const least = draft?.minNights.trim() ? Number(draft.minNights) : night.minNights;
  const noArrivals = draft?.arrivals ? draft.arrivals === 'no' : night.closedToArrival === true;
  const noDepartures = draft?.departures ? draft.departures === 'no' : night.closedToDeparture === true;
  const isNew = drafted !== undefined && drafted !== night.price;
  const price = drafted ?? night.price;
  const limits = [
    ...(least !== undefined && least > 1 ? [`${least} n`] : []),
    ...(night.maxNights === undefined ? [] : [`≤${night.maxNights} n`]),
  ].join(' ');
  const words = [
    isClosed ? 'closed' : price === undefined ? 'no price' : priceWords(motel, price),
    ...(isNew && night.price !== undefined ? [`was ${priceWords(motel, night.price)}, not saved`] : []),
    ...(least !== undefined && least > 1 ? [`${least} nights at least`] : []),
    ...(night.maxNights === undefined ? [] : [`${night.maxNights} nights at most`]),
    ...(noArrivals ? ['no arrivals'] : []),
    ...(noDepartures ? ['no departures'] : []),
    ...(night.source === 'hand' ? ['set by hand'] : []),
  ];
  return {
    main: isClosed ? 'closed' : price === undefined ? '–' : cellPrice(price),
    before: isNew && night.price !== undefined ? cellPrice(night.price) : '',
    limits,
    noArrivals,
    noDepartures,
    isClosed,
    isByHand: night.source === 'hand',
    label: `${about}: ${words.join(', ')}`,
  };
}
