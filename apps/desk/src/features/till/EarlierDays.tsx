import { shownMoney } from '@motel/content/words';
import { Link } from 'react-router-dom';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { rowLink } from '../../shared/sheet/sheet.css.ts';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { SignedTag } from './SignedTag.tsx';

/** The tills of earlier days, the latest first. */
export function EarlierDays() {
  const { data } = useDesk('tillDays', {}, { refresh: 30_000 });
  if (data === undefined) return null;
  return (
    <DeskCard title="Earlier days" count={data.days.length}>
      <Sheet
        label="Tills of earlier days"
        empty="No till of the last month was used."
        columns={['Day', 'Person', { amount: 'Cash' }, { amount: 'Terminal' }, 'Signed off']}
        rows={data.days.map(({ date, name, cash, terminal, signed }) => [
          `${date} ${name}`,
          <Link key={date} className={rowLink} to={`/till?date=${date}`}>
            {shownDay(date)}
          </Link>,
          name,
          shownMoney(cash),
          shownMoney(terminal),
          <SignedTag key={date} signed={signed} agrees="Agrees" />,
        ])}
      />
    </DeskCard>
  );
}
