import type { Cents } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';
import { Link } from 'react-router-dom';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { shownDifference } from '../../shared/format/shown-difference.ts';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { rowLink } from '../../shared/sheet/sheet.css.ts';
import { useDesk } from '../../shared/wire/use-desk.ts';

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
          <SignedTag key={date} difference={signed?.difference} />,
        ])}
      />
    </DeskCard>
  );
}

/** @param difference absent where the till is not signed off */
function SignedTag({ difference }: { readonly difference: Cents | undefined }) {
  if (difference === undefined) {
    return (
      <Tag tone="red" icon="warning">
        Not signed off
      </Tag>
    );
  }
  return (
    <Tag tone={difference === 0 ? 'green' : 'yellow'} icon="check">
      {difference === 0 ? 'Agrees' : shownDifference(difference)}
    </Tag>
  );
}
