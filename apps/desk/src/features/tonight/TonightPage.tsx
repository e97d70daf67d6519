import type { ListedStay, Tonight } from '@motel/api-client/desk-contracts';
import { addDays, parseCivilDate } from '@motel/booking-core';
import { timeText } from '@motel/content/english';
import { Alert, TextField } from '@motel/ui';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useKept } from '../../shared/field/use-kept.ts';
import { Fob } from '../../shared/fob/Fob.tsx';
import { byRoom, eachRoom } from '../../shared/format/by-room.ts';
import { motelTime, shownDayOfMonth, shownLongDay, shownWeekday } from '../../shared/format/shown-dates.ts';
import { fullName, nightCount } from '../../shared/format/shown-stay.ts';
import { useMay } from '../../shared/me/use-me.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard, DeskLink, PageHead, UndoButton } from '../../shared/parts/Page.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { BalanceTag } from '../../shared/parts/Tag.tsx';
import { Figures } from '../../shared/sheet/Sheet.tsx';
import { useDesk, usePress } from '../../shared/wire/calls.ts';
import { ArrivingCard } from './ArrivingCard.tsx';
import { figure, figures, number } from './Facts.css.ts';
import { KeyBoardCard } from './KeyBoardCard.tsx';
import { LateCard } from './LateCard.tsx';
import { noteFoot, note as noteStyle, notes as notesStyle } from './NotesCard.css.ts';
import { NIGHTS, type NightName, soldFigures } from './nights.ts';
import * as styles from './tonight.css.ts';
import { WaitingCard } from './WaitingCard.tsx';

const CHOICES = (['last', 'tonight', 'tomorrow'] as const).map((value) => ({ value, ...NIGHTS[value] }));

export function TonightPage() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('night');
  const night: NightName = asked === 'last' || asked === 'tomorrow' ? asked : 'tonight';
  const data = useNight(night);
  const show = (name: NightName) => setParams(name === 'tonight' ? {} : { night: name }, { replace: true });
  const words = NIGHTS[night];
  const sold = soldFigures(data?.types ?? []);
  const title = data === undefined ? 'Tonight' : shownLongDay(data.day);
  const { data: site } = useDesk('site', {}, { enabled: useMay('owner'), refresh: false });
  return (
    <>
      <PageHead
        title={title}
        note={words.note}
        end={
          <>
            <DeskLink to={`/papers/arrivals${data ? `?day=${data.day}` : ''}`} icon="receipt">
              Print
            </DeskLink>
            <DeskLink to="/day-end" icon="moon">
              End the day
            </DeskLink>
            <DeskLink variant="solid" icon="plus" shortcut="N" to="/new">
              New stay
            </DeskLink>
          </>
        }
      >
        <Segments label="Which night" options={CHOICES} value={night} onChange={show} />
      </PageHead>
      {site?.mayBegin && site.published.version === 1 && (
        <Alert tone="info" action={<DeskLink to="/site/begin">Begin my own motel</DeskLink>}>
          No guest has booked yet. If this is the demo, begin with a motel of your own.
        </Alert>
      )}
      {data !== undefined && (
        <>
          <Figures
            label="The night in numbers"
            styles={{ figures, figure, number }}
            items={[
              [data.arriving.length, words.toArrive],
              [data.inHouse.length, words.here],
              [data.leavingNextDay.length, words.leave],
              [sold.free, words.free],
              [`${sold.percent}%`, `of ${sold.open} open rooms sold`],
            ]}
          />
          <div className={styles.columns}>
            <div className={styles.column}>
              {night === 'tonight' && <LateCard data={data} />}
              <ArrivingCard
                key={data.day}
                data={data}
                title={words.arriving}
                isTonight={night === 'tonight'}
              />
              {data.leavingThatDay.length > 0 && (
                <LeavingCard title={words.leavingFirst} stays={data.leavingThatDay} />
              )}
              <LeavingCard title={words.leavingNext} stays={data.leavingNextDay} />
            </div>
            <div className={styles.column}>
              <KeyBoardCard data={data} />
              <InHouseCard title={words.inHouse} stays={data.inHouse} />
            </div>
            <div className={styles.lastCard}>
              <WaitingCard waiting={data.waiting} />
              <NotesCard notes={data.notes} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

/** The board of a night beside the desk's date, which the server knows. */
function useNight(night: NightName) {
  const tonight = useDesk('tonight', { query: {} }).data;
  const today = parseCivilDate(tonight?.today);
  const isOther = night !== 'tonight' && today !== undefined;
  const day = isOther ? addDays(today, NIGHTS[night].ahead) : undefined;
  const other = useDesk('tonight', { query: { day } }, { enabled: isOther });
  if (!isOther) return tonight;
  return other.data?.day === day ? other.data : undefined;
}

function InHouseCard({ title, stays }: { readonly title: string; readonly stays: readonly ListedStay[] }) {
  const { money } = useMotel();
  return (
    <DeskCard title={title} count={stays.length} aside="by room, until">
      <ol className={styles.house}>
        {byRoom(eachRoom(stays)).map((stay) => (
          <li key={`${stay.id} ${stay.rooms[0]?.id}`}>
            <Link className={styles.houseRow} to={`/stays/${stay.reference}`}>
              <span className={styles.number}>{stay.rooms[0]?.number}</span>
              <span>
                {stay.lastName}
                {stay.balance > 0 && stay.payer === undefined && (
                  <span className={styles.owes}> {money.sign} due</span>
                )}
              </span>
              <span className={styles.until}>
                {shownWeekday(stay.checkOut)} {shownDayOfMonth(stay.checkOut)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {stays.length === 0 && <p className={styles.empty}>No guests.</p>}
    </DeskCard>
  );
}

function LeavingCard({ title, stays }: { readonly title: string; readonly stays: readonly ListedStay[] }) {
  const motel = useMotel();
  return (
    <DeskCard
      title={title}
      count={stays.length}
      aside={`Check-out until ${timeText(motel.houseRules.checkOutHour)}`}
    >
      <ol className={styles.rows}>
        {byRoom(stays).map((stay) => (
          <li key={stay.id}>
            <Link className={styles.departure} to={`/stays/${stay.reference}`}>
              <span className={styles.room}>
                <Fob room={stay.type} size="small" />
                <span className={styles.number}>{stay.rooms.map((one) => one.number).join(', ')}</span>
              </span>
              <span className={styles.oneLine}>
                <span className={styles.name}>{fullName(stay)}</span>{' '}
                <span className={styles.soft}>{nightCount(stay)}</span>
              </span>
              <BalanceTag stay={stay} settled="Settled" />
            </Link>
          </li>
        ))}
      </ol>
      {stays.length === 0 && <p className={styles.empty}>No guests.</p>}
    </DeskCard>
  );
}

type Note = Tonight['notes'][number];

function NotesCard({ notes }: Pick<Tonight, 'notes'>) {
  const id = useId();
  const [done, setDone] = useState<Note | undefined>(undefined);
  const finish = usePress('finishNote');
  const mark = async (note: Note, isDone: boolean) => {
    const marked = await finish.press({ parts: { id: note.id }, body: { isDone } });
    if (marked !== undefined) setDone(isDone ? marked : undefined);
  };
  return (
    <section className={notesStyle} aria-labelledby={id}>
      <h3 id={id}>Left by the day desk</h3>
      {notes.map((note) => (
        <div key={note.id}>
          <p id={`${id}-${note.id}`} className={noteStyle}>
            {note.text}
          </p>
          <p className={noteFoot}>
            <span>
              {note.by}, {motelTime(note.at)}
            </span>
            <DeskButton
              size="small"
              icon="check"
              aria-describedby={`${id}-${note.id}`}
              disabled={finish.isPressing}
              onClick={() => void mark(note, true)}
            >
              Done
            </DeskButton>
          </p>
        </div>
      ))}
      {done !== undefined && (
        <Alert tone="success" action={<UndoButton size="small" onClick={() => void mark(done, false)} />}>
          Done: {done.text}
        </Alert>
      )}
      {finish.problem !== undefined && <Alert tone="error">{finish.problem.message}</Alert>}
      <NewNote />
    </section>
  );
}

function NewNote() {
  const [text, setText] = useKept('desk-note', (stored) => (typeof stored === 'string' ? stored : ''));
  return (
    <PressForm
      call="leaveNote"
      asked={{ body: { text } }}
      onDone={() => setText('')}
      deed="Leave the note"
      icon="note"
      isReady={text.trim() !== ''}
    >
      <TextField
        label="A note for the next shift"
        value={text}
        onChange={setText}
        rows={2}
        maxLength={1000}
      />
    </PressForm>
  );
}
