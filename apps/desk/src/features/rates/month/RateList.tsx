import { civilDate } from '@motel/booking-core';
import { classes, SelectField, VisuallyHidden } from '@motel/ui';
import { shownWeekday } from '../../../shared/format/shown-dates.ts';
import { placeInWeek } from '../../../shared/format/weekend.ts';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton } from '../../../shared/parts/Page.tsx';
import { isInside, rectangleOf, selectAt, tapped } from '../selection.ts';
import { NightFigures, type NightsProps, nightView } from './NightCell.tsx';
import { seasons } from './RateGrid.css.ts';
import { list, nextStep, tile, tileDay, tilePrice, weekRow } from './RateList.css.ts';

interface RateListProps extends NightsProps {
  /** The room type that is shown. */
  readonly row: number;
  readonly onRow: (row: number) => void;
}

/** On a phone: one room type, week by week. A second tap ends a span of nights. */
export function RateList(props: RateListProps) {
  const motel = useMotel();
  const { month, size, colours, row, onRow, selection, onSelect, onEdit } = props;
  const room = month.rooms[row];
  if (room === undefined) return null;
  const rectangle = selection && rectangleOf(selection);
  const nights = room.nights.map((night, col) => ({ night, col }));
  const weeks = [...Map.groupBy(nights, ({ night, col }) => col - columnOf(night.date)).values()];
  const count = rectangle === undefined ? 0 : rectangle.right - rectangle.left + 1;

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
          {week.map(({ night: { date }, col }) => {
            const isSelected = rectangle !== undefined && isInside(rectangle, { row, col });
            const shown = nightView(motel, props, room, col, isSelected);
            return (
              <button
                key={date}
                type="button"
                className={classes(tile, seasons[colours[col]?.colour ?? 0])}
                style={{ gridColumn: columnOf(date) }}
                data-hand={shown.isByHand}
                data-closed={shown.isClosed}
                aria-pressed={isSelected}
                disabled={col < size.firstCol}
                onClick={() => onSelect(tapped(selection, { row, col }))}
              >
                <VisuallyHidden>{shown.label}</VisuallyHidden>
                <span aria-hidden="true" className={tileDay}>
                  {shownWeekday(date).slice(0, 2)} {Number(date.slice(8))}
                </span>
                <NightFigures className={tilePrice} {...shown} />
              </button>
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

function columnOf(date: string): number {
  return placeInWeek(civilDate(date)) + 1;
}
