import type { RateMonth } from '@motel/api-client/desk-contracts';
import { classes, SelectField, VisuallyHidden } from '@motel/ui';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { DAY_NAMES, WEEK, weekdayOf } from '../calendar.ts';
import type { Draft } from '../draft.ts';
import {
  extendTo,
  type GridSize,
  isInside,
  rectangleOf,
  type Selection,
  selectAt,
  selectOne,
} from '../selection.ts';
import { NightFigures } from './NightCell.tsx';
import { type NightLastYear, nightView, type RatesView } from './night-view.ts';
import { seasons } from './RateGrid.css.ts';
import { list, nextStep, tile, tileDay, tilePrice, weekRow } from './RateList.css.ts';
import type { SeasonColours } from './SeasonLine.tsx';

interface RateListProps {
  readonly month: RateMonth;
  readonly size: GridSize;
  readonly view: RatesView;
  readonly lastYear: ReadonlyMap<string, readonly NightLastYear[]>;
  readonly colours: SeasonColours;
  /** The room type that is shown. */
  readonly row: number;
  readonly onRow: (row: number) => void;
  readonly selection: Selection | undefined;
  readonly draft: Draft;
  readonly onSelect: (selection: Selection | undefined) => void;
  readonly onEdit: () => void;
}

/** On a phone: one room type, week by week. A second tap ends a span of nights. */
export function RateList(props: RateListProps) {
  const motel = useMotel();
  const { month, size, view, lastYear, colours, row, onRow, selection, draft, onSelect, onEdit } = props;
  const room = month.rooms[row];
  if (room === undefined) return null;
  const rectangle = selection && rectangleOf(selection);
  const nights = room.nights.map((night, col) => ({ night, col }));
  const weeks = [...Map.groupBy(nights, ({ night, col }) => weekOf(night.date, col)).values()];
  const count = rectangle === undefined ? 0 : rectangle.right - rectangle.left + 1;

  function onTap(col: number) {
    const cell = { row, col };
    if (rectangle !== undefined && rectangle.left === rectangle.right && selection?.head.row === row) {
      onSelect(rectangle.left === col ? undefined : extendTo(selection, cell));
    } else onSelect(selectOne(cell));
  }

  return (
    <div className={list}>
      <SelectField
        label="Room type"
        value={String(row)}
        options={month.rooms.map(({ title }, at) => ({ value: String(at), label: title }))}
        onChange={(at) => onRow(Number(at))}
      />
      {weeks.map((week) => (
        <div key={week[0]?.night.date} className={weekRow}>
          {week.map(({ night, col }) => {
            const isSelected = rectangle !== undefined && isInside(rectangle, { row, col });
            const typed = isSelected ? draft : undefined;
            return (
              <NightTile
                key={night.date}
                date={night.date}
                shown={nightView(motel, {
                  room,
                  night,
                  view,
                  draft: typed,
                  lastYear: lastYear.get(room.id)?.[col],
                })}
                colour={seasons[colours.at(night.date)]}
                isSelected={isSelected}
                isPast={col < size.firstCol}
                onTap={() => onTap(col)}
              />
            );
          })}
        </div>
      ))}
      <DeskButton disabled={size.firstCol >= size.cols} onClick={() => onSelect(selectAt({ row }, size))}>
        Choose the whole month
      </DeskButton>
      {count > 0 && (
        <DeskButton variant="ink" size="large" full className={nextStep} onClick={onEdit}>
          {count === 1 ? '1 night' : `${count} nights`}: set a price
        </DeskButton>
      )}
    </div>
  );
}

interface NightTileProps {
  readonly date: string;
  readonly shown: ReturnType<typeof nightView>;
  readonly colour: string;
  readonly isSelected: boolean;
  readonly isPast: boolean;
  readonly onTap: () => void;
}

function NightTile({ date, shown, colour, isSelected, isPast, onTap }: NightTileProps) {
  return (
    <button
      type="button"
      className={classes(tile, colour)}
      style={{ gridColumn: columnOf(date) }}
      aria-pressed={isSelected}
      data-hand={shown.isByHand}
      data-closed={shown.isClosed}
      disabled={isPast}
      onClick={onTap}
    >
      <VisuallyHidden>{shown.label}</VisuallyHidden>
      <span aria-hidden="true" className={tileDay}>
        {DAY_NAMES[weekdayOf(date)].slice(0, 2)} {Number(date.slice(8))}
      </span>
      <NightFigures className={tilePrice} {...shown} />
    </button>
  );
}

/** The same number for nights of one week. */
function weekOf(date: string, col: number): number {
  return col - columnOf(date);
}

function columnOf(date: string): number {
  return WEEK.indexOf(weekdayOf(date)) + 1;
}
