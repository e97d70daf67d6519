import { type AnswerTo, occupancy, type ShownDayReport } from '@motel/api-client/desk-contracts';
import { countedThings } from '@motel/content/english';
import { Alert } from '@motel/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { FaultRow } from '../../shared/faults/FaultRow.tsx';
import { rows } from '../../shared/faults/faults.css.ts';
import {
  motelDay,
  motelTime,
  shownDay,
  shownFullDate,
  shownLongDay,
} from '../../shared/format/shown-dates.ts';
import { useMay } from '../../shared/me/use-me.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard, DeskLink, PageHead, PageWait } from '../../shared/parts/Page.tsx';
import { Figures, Sheet, WaysSheet } from '../../shared/sheet/Sheet.tsx';
import { rowLink } from '../../shared/sheet/sheet.css.ts';
import { cards, form, two } from '../../shared/sheet/sheet-page.css.ts';
import { mayAccept, together, useDesk, usePress } from '../../shared/wire/calls.ts';

type DayEnd = AnswerTo<'dayEnd'>;

export function DayEndPage() {
  const date = useSearchParams()[0].get('date') ?? undefined;
  const isOwner = useMay('owner');
  const { data, error } = useDesk('dayEnd', { query: { date } }, { refresh: 30_000 });
  const ending = usePress('endDay');
  const reopening = usePress('reopenDay');
  const { problem, isPressing } = together(ending, reopening);
  const isEarlyAccepted = mayAccept(ending.problem, 'isEarlyAccepted');
  if (data === undefined) return <PageWait title="Day’s end" error={error} />;
  const { report, ended, todo } = data;
  const day = shownLongDay(report.date);
  return (
    <>
      <PageHead
        title={day}
        note={noteOf(data)}
        end={
          <>
            {isOwner && (
              <DeskLink to={`/journal?month=${report.date.slice(0, 7)}`} icon="receipt">
                Journal
              </DeskLink>
            )}
            {isOwner && data.canReopen && (
              <DeskButton
                icon="back"
                disabled={isPressing}
                onClick={() => reopening.press({ body: { date: report.date } })}
              >
                Open {day} again
              </DeskButton>
            )}
            {ended === undefined ? (
              <DeskButton
                variant="solid"
                icon="moon"
                disabled={isPressing}
                onClick={() => ending.press({ body: { date: report.date, isEarlyAccepted } })}
              >
                End {day}
                {isEarlyAccepted && ' all the same'}
              </DeskButton>
            ) : (
              data.open !== undefined && (
                <DeskLink to="/day-end" icon="forward">
                  The open day
                </DeskLink>
              )
            )}
          </>
        }
      />
      <div className={cards}>
        {problem && <Alert tone="error">{problem.message}</Alert>}
        {ended === undefined && todo.length > 0 && (
          <DeskCard title="Still to do" count={todo.length}>
            <ul className={rows}>
              {todo.map(({ sentence, remedy }) => (
                <FaultRow key={sentence} sentence={sentence} remedy={remedy} />
              ))}
            </ul>
          </DeskCard>
        )}
        {ended === undefined && todo.length === 0 && (
          <Alert tone="success">
            <strong>Nothing is left to do.</strong> Everybody came or left, and every account is paid.
          </Alert>
        )}
        {report.undone.length > 0 && ended !== undefined && (
          <DeskCard title="Not done when it ended" count={report.undone.length}>
            <ul className={form}>
              {report.undone.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </DeskCard>
        )}
        <DayReport report={report} />
        <EndedDays days={data.days} />
      </div>
    </>
  );
}

function noteOf({ ended, open, todo }: DayEnd): string {
  if (ended !== undefined) {
    const rest = open === undefined ? ' The next day has not begun.' : '';
    return `Ended ${ended.by === 'by itself' ? ended.by : `by ${ended.by}`}, ${shownFullDate(motelDay(ended.at))} at ${motelTime(ended.at)}.${rest}`;
  }
  const left = todo.length === 0 ? '' : ` ${countedThings(todo.length, 'thing')} to do first.`;
  return `What comes after its end is in the next day.${left}`;
}

function EndedDays({ days }: Pick<DayEnd, 'days'>) {
  const { shownMoney } = useMotel();
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

function DayReport({ report }: { readonly report: ShownDayReport }) {
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
