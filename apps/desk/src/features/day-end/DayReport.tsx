import { occupancy, type ShownDayReport } from '@motel/api-client/desk-contracts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Figures } from '../../shared/sheet/Figures.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { two } from '../../shared/sheet/sheet-page.css.ts';
import { WaysSheet } from '../../shared/sheet/WaysSheet.tsx';

/** The figures of a day. */
export function DayReport({ report }: { readonly report: ShownDayReport }) {
  const { shownMoney } = useMotel();
  const { night, cameIn, left, booked, givenUp, ways, net, held, owed } = report;
  return (
    <>
      <Figures
        label="The day in figures"
        items={[
          [`${night.sold} of ${night.open}`, `rooms sold, ${occupancy(night)} %`],
          [shownMoney(night.rate), 'ADR'],
          [shownMoney(night.perRoom), 'RevPAR'],
          [cameIn, 'checked in'],
          [left, 'checked out'],
          [booked, 'booked'],
          [givenUp, 'given up'],
        ]}
      />
      <div className={two}>
        <DeskCard title="Money">
          <WaysSheet ways={ways} net={net} />
        </DeskCard>
        <ChargesCard charges={report.charges} />
      </div>
      <Figures
        label="Guests’ accounts when the day ended"
        items={[
          [shownMoney(held), 'of guests, for nights to come'],
          [shownMoney(owed), 'owed by guests'],
        ]}
      />
    </>
  );
}

/** Each night of a stay counts on its day, and a change on that on which it is made. */
function ChargesCard({ charges }: { readonly charges: ShownDayReport['charges'] }) {
  const { shownMoney } = useMotel();
  const { room, extras, kept, taxes, total } = charges;
  return (
    <DeskCard title="Charged">
      <Sheet
        label="What was charged"
        columns={['', { amount: 'Of' }, { amount: 'Amount' }]}
        rows={[
          ['room', 'Rooms', '', shownMoney(room)],
          ['extras', 'Extras and articles', '', shownMoney(extras)],
          ['kept', 'Kept by the terms of cancelling', '', shownMoney(kept)],
          ...taxes.map(
            ({ name, percent, base, amount }) =>
              [
                `${name} ${percent}`,
                percent === undefined ? name : `${name}, ${percent} %`,
                base === undefined ? '' : shownMoney(base),
                shownMoney(amount),
              ] as const,
          ),
        ]}
        foot={['All', '', shownMoney(total)]}
      />
    </DeskCard>
  );
}
