import { shownMoney } from '@motel/content/words';
import { useSearchParams } from 'react-router-dom';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { useMe } from '../../shared/me/use-me.ts';
import { DeskLink } from '../../shared/parts/DeskButton.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { Figures } from '../../shared/sheet/Figures.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { EarlierDays } from './EarlierDays.tsx';
import { OneTill } from './OneTill.tsx';
import { column } from './TillPage.css.ts';

/** The cash and the terminal's money of a day, by person: counted and signed off once. */
export function TillPage() {
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
