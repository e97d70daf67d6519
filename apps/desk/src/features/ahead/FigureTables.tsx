import { type ComparedDay, occupancy, type ShownFigures } from '@motel/api-client/desk-contracts';
import { FobTitle } from '../../shared/fob/Fob.tsx';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { small } from '../../shared/sheet/sheet.css.ts';
import { nightByNight } from './ahead.css.ts';
import { soldOf } from './nights.ts';

const amounts = (names: readonly string[]) => names.map((amount) => ({ amount }));

/** Room nights and averages by kind of room, with the year before under them where there was any. */
export function KindsCard({ types, total }: Pick<ShownFigures, 'types' | 'total'>) {
  const { shownMoney } = useMotel();
  const cells = ({ before, ...row }: ShownFigures['total']) => [
    <span key="sold">
      {occupancy(row)}%<span className={small}>{soldOf(row)}</span>
      {before.sold > 0 && <span className={small}>{occupancy(before)}% last year</span>}
    </span>,
    ...(['rate', 'perRoom'] as const).map((name) => (
      <span key={name}>
        {shownMoney(row[name])}
        {before.sold > 0 && <span className={small}>{shownMoney(before[name])}</span>}
      </span>
    )),
  ];
  return (
    <DeskCard title="By kind of room">
      <Sheet
        label="Figures by room type"
        columns={['', ...amounts(['Sold', 'A night sold', 'A night of all'])]}
        onPhone={[0, 1, 2]}
        rows={types.map((type) => [type.id, <FobTitle key="title" room={type} />, ...cells(type)])}
        foot={['All', ...cells(total)]}
      />
    </DeskCard>
  );
}

/** Each night in figures, beside the same weekday a year before. */
export function NightsTable({ nights }: { readonly nights: readonly ComparedDay[] }) {
  const { shownMoney } = useMotel();
  const names = ['Sold', 'Arrive', 'Rooms', 'A night'];
  const cells = (of: ComparedDay['before']) => [
    soldOf(of),
    of.arrivals,
    shownMoney(of.revenue),
    shownMoney(of.rate),
  ];
  return (
    <details className={nightByNight}>
      <summary>Night by night</summary>
      <Sheet
        label="Night by night"
        columns={['Night', ...amounts([...names, ...names.map((name) => `${name}, year before`)])]}
        onPhone={[0, 1, 3]}
        rows={nights.map((of) => [of.date, shownDay(of.date), ...cells(of), ...cells(of.before)])}
      />
    </details>
  );
}
