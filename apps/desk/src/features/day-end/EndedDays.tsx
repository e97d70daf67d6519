import type { AnswerOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { shownMoney } from '@motel/content/words';
import { Link } from 'react-router-dom';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { rowLink } from '../../shared/sheet/sheet.css.ts';

/** The days that have ended, the latest first. */
export function EndedDays({ days }: Pick<AnswerOf<DeskCalls['dayEnd']>, 'days'>) {
  return (
    <DeskCard title="Days that have ended" count={days.length}>
      <Sheet
        label="Each day that has ended"
        empty="No day has ended yet."
        columns={['Day', { amount: 'Rooms sold' }, { amount: 'Money' }, 'Ended by']}
        rows={days.map(({ date, sold, open, net, by }) => [
          date,
          <Link key={date} className={rowLink} to={`/day-end?date=${date}`}>
            {shownDay(date)}
          </Link>,
          `${sold} of ${open}`,
          shownMoney(net),
          by === 'by itself' ? 'Itself' : by,
        ])}
      />
    </DeskCard>
  );
}
