import { Link, useSearchParams } from 'react-router-dom';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { useMe } from '../../shared/me/use-me.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskLink } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { Figures } from '../../shared/sheet/Figures.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { rowLink } from '../../shared/sheet/sheet.css.ts';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { OneTill } from './OneTill.tsx';
import { SignedTag } from './SignedTag.tsx';
import { column } from './TillPage.css.ts';

/** The cash and the terminal's money of a day, by person: counted and signed off once. */
export function TillPage() {
  const { shownMoney } = useMotel();
  const [search] = useSearchParams();
  const date = search.get('date') ?? undefined;
  const me = useMe();
  const { data } = useDesk('till', { query: date === undefined ? {} : { date } });
  if (data === undefined || me === undefined) return <PageHead title="Till" />;
  const isToday = data.date === data.today;
  const [own, ...others] = data.tills;
  return (
    <>
      <PageHead
        title="Till"
        note={isToday ? 'Today ends at 4:00 AM.' : shownDay(data.date)}
        end={
          <>
            {!isToday && (
              <DeskLink to="/till" icon="back">
                Today
              </DeskLink>
            )}
            <DeskLink to="/companies" icon="house">
              Companies
            </DeskLink>
            <DeskLink to="/day-end" icon="moon">
              End the day
            </DeskLink>
          </>
        }
      />
      <Figures
        label="The house in figures"
        items={[
          [shownMoney(data.house.cash), 'cash in all tills'],
          [shownMoney(data.house.terminal), 'on the terminal’s slip'],
        ]}
      />
      <div className={column}>
        {own && (
          <OneTill key={`${own.name} ${data.date}`} till={own} date={data.date} isToday={isToday} isFirst />
        )}
        {others.map((till) => (
          <OneTill key={`${till.name} ${data.date}`} till={till} date={data.date} isToday={isToday} />
        ))}
        <EarlierDays />
      </div>
    </>
  );
}

/** The tills of earlier days, the latest first. */
function EarlierDays() {
  const { shownMoney } = useMotel();
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
