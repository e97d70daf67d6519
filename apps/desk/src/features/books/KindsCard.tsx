import type { MonthBooks } from '@motel/api-client/desk-contracts';
import { sum } from '@motel/booking-core';
import { FobTitle } from '../../shared/fob/FobTitle.tsx';
import { useMotel } from '../../shared/motel.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { small } from '../../shared/sheet/sheet.css.ts';

interface KindsCardProps extends Pick<MonthBooks, 'kinds'> {
  /** Room nights sold. */
  readonly nights: number;
}

/** Nights and money by kind of room. */
export function KindsCard({ kinds, nights }: KindsCardProps) {
  const { shownMoney } = useMotel();
  const open = kinds.reduce((all, kind) => all + kind.open, 0);
  const revenue = sum(...kinds.map((kind) => kind.revenue));
  return (
    <DeskCard title="By kind of room">
      <Sheet
        label="Nights and money by kind of room"
        columns={['', ...['Nights', 'A night', 'Money'].map((amount) => ({ amount }))]}
        onPhone={[0, 1, 3]}
        rows={kinds.map((kind) => [
          kind.id,
          <FobTitle key="title" room={kind} />,
          <Nights key="nights" sold={kind.sold} open={kind.open} />,
          kind.sold === 0 ? '' : shownMoney(kind.rate),
          shownMoney(kind.revenue),
        ])}
        foot={['All', <Nights key="nights" sold={nights} open={open} />, '', shownMoney(revenue)]}
      />
    </DeskCard>
  );
}

function Nights({ sold, open }: { readonly sold: number; readonly open: number }) {
  return (
    <>
      {sold}
      <span className={small}>of {open}</span>
    </>
  );
}
