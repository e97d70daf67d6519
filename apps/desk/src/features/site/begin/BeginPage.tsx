import { dateWords } from '@motel/content/english';
import { Alert, Checkbox, SelectField, TextField } from '@motel/ui';
import { repaint } from '@motel/ui/colors';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import { optionsOf } from '../../../shared/field/fields.ts';
import { DeskButton, DeskCard, PageHead } from '../../../shared/parts/Page.tsx';
import { placeOptions } from '../../../shared/taxes/presets.ts';
import { usePress } from '../../../shared/wire/calls.ts';
import { paletteOf } from '../look/palettes.ts';
import { inside, line, sides, soft, stack } from '../Site.css.ts';
import * as styles from './Begin.css.ts';
import { BillTable } from './BillTable.tsx';
import { taxPlace, unratedTax } from './begun-tariff.ts';
import { AnswerField, type Answering, QuestionFields } from './fields.tsx';
import { aboutOf, answersOf, keepAnswers, storedAnswers } from './first-answers.ts';
import { doubtOf, priceDoubt } from './guess.ts';
import { PricesQuestion } from './PricesQuestion.tsx';
import { type Asked, mistakeIn, NEW_ROOM, QUESTIONS, type Question, type Typed } from './questions.ts';
import { SayPage } from './SayPage.tsx';

/** The first questions about a motel, one at a time; then its site is there. */
export function BeginPage() {
  const [kept, setKept] = useState(storedAnswers);
  const [isChecked, setChecked] = useState(false);
  const { press, isPressing, problem } = usePress('beginSite');
  const site = useHref('/site');
  const { at, typed, rooms } = kept;
  const about = aboutOf(typed);
  const question = QUESTIONS[at];
  const bill = question ? question.bill : 'taxes';
  const form = useFirstField(at);
  useEffect(() => keepAnswers(kept), [kept]);
  const answering: Answering = {
    about,
    rooms,
    isChecked,
    onType: (changes) => setKept({ ...kept, typed: { ...typed, ...changes } }),
    onRoom: (index, changes) =>
      setKept({ ...kept, rooms: rooms.with(index, { ...rooms[index], ...changes }) }),
  };

  function go(to: number): void {
    setChecked(false);
    setKept({ ...kept, at: to });
  }
  async function publish(): Promise<void> {
    if ((await press({ body: answersOf(about, rooms) })) === undefined) return;
    keepAnswers(undefined);
    // The desk's document has the motel's name, zone and currency.
    location.assign(site);
  }

  return (
    <>
      <PageHead
        title={question?.title ?? 'Your site will say this'}
        note={question ? `question ${at + 1} of ${QUESTIONS.length}` : 'the last page'}
        back={['/site', 'Finish later']}
      />
      <ol className={styles.steps} aria-label="The questions">
        {QUESTIONS.map(({ short }, to) => (
          <li key={short}>
            <button
              type="button"
              className={styles.step}
              data-done={to < at}
              disabled={to >= at}
              aria-current={to === at ? 'step' : undefined}
              onClick={() => go(to)}
            >
              {`${to + 1} ${short}`}
            </button>
          </li>
        ))}
      </ol>
      <div className={sides}>
        <div ref={form} className={stack}>
          {problem && <Alert tone="error">{problem.message}</Alert>}
          {question && <p className={soft}>{question.lead}</p>}
          <QuestionAt question={question} {...answering} onGo={go} />
          {question?.short === 'Rooms' && (
            <div className={line}>
              <DeskButton icon="plus" onClick={() => setKept({ ...kept, rooms: [...rooms, NEW_ROOM] })}>
                Another kind of room
              </DeskButton>
              {rooms.length > 1 && (
                <DeskButton variant="bad" onClick={() => setKept({ ...kept, rooms: rooms.slice(0, -1) })}>
                  Take the last one away
                </DeskButton>
              )}
            </div>
          )}
          <div className={line}>
            {at > 0 && <DeskButton onClick={() => go(at - 1)}>Back</DeskButton>}
            {question ? (
              <DeskButton
                variant="solid"
                onClick={() => (isAnswered(question, about, rooms) ? go(at + 1) : setChecked(true))}
              >
                Next
              </DeskButton>
            ) : (
              <DeskButton variant="solid" icon="check" busy={isPressing} onClick={() => void publish()}>
                Publish my motel
              </DeskButton>
            )}
          </div>
          <span className={soft}>Guests see nothing of it before you publish it at the end.</span>
        </div>
        <div className={stack}>
          {bill ? (
            <BillTable key={bill} of={bill} about={about} rooms={rooms} />
          ) : (
            <GrowingPage typed={about} rooms={rooms} />
          )}
        </div>
      </div>
    </>
  );
}

interface QuestionAtProps extends Answering {
  /** Absent behind the last one. */
  readonly question: Question | undefined;
  readonly onGo: (at: number) => void;
}

function QuestionAt({ question, onGo, ...answering }: QuestionAtProps) {
  const { rooms, onRoom } = answering;
  if (question === undefined) return <SayPage {...answering} onGo={onGo} />;
  const { short, title, fields, roomFields } = question;
  if (short === 'Prices') return <PricesQuestion {...answering} />;
  if (short === 'Taxes') return <TaxesQuestion {...answering} />;
  if (roomFields)
    return rooms.map((room, at) => (
      <DeskCard key={at} title={room.title || `Kind of room ${at + 1}`}>
        <QuestionFields
          {...answering}
          fields={roomFields}
          typed={room}
          onType={(changes) => onRoom(at, changes)}
        />
      </DeskCard>
    ));
  return (
    <DeskCard title={title}>
      <QuestionFields {...answering} fields={fields} />
    </DeskCard>
  );
}

/** Whether a question has all its answers, and none that is in doubt. */
function isAnswered(question: Question, about: Typed, rooms: readonly Typed[]): boolean {
  const { short, fields, roomFields = [] } = question;
  const isGood = (typed: Typed) => (field: Asked) => mistakeIn(field, typed[field.key], about) === undefined;
  if (short === 'Taxes') return unratedTax(about) === undefined;
  if (short === 'Prices' && rooms.some((room, at) => priceDoubt(room, rooms.toSpliced(at, 1), about)))
    return false;
  return (
    fields.every(isGood(about)) &&
    fields.every(({ key }) => doubtOf(key, about) === undefined) &&
    rooms.every((room) => roomFields.every(isGood(room)))
  );
}

/** Moves the focus into the form of a new question: a screen reader then reads its first field. @param at the question */
function useFirstField(at: number): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    form.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [at]);
  return form;
}

/** The home page as far as it is answered. */
function GrowingPage({ typed, rooms }: { readonly typed: Typed; readonly rooms: readonly Typed[] }) {
  const colours = repaint(paletteOf(typed.palette)).light;
  const { name, tagline, city, province, phone, email, currency } = typed;
  return (
    <DeskCard title="Your home page">
      <div
        className={styles.grown}
        style={{ color: colours.ink, background: colours.paper, borderColor: colours.accent }}
      >
        <strong>{name || 'Its name'}</strong>
        <span>{tagline || 'A line about it'}</span>
        <span>{[city || 'Its town', province].filter(Boolean).join(', ')}</span>
        <ul>
          {rooms
            .filter(({ title }) => title)
            .map(({ title, price }) => (
              <li key={title}>{price ? `${title}: ${price} ${currency} a night` : title}</li>
            ))}
        </ul>
        <span>{[phone, email].filter(Boolean).join(' · ') || 'How guests reach you'}</span>
      </div>
    </DeskCard>
  );
}

const TAXED = optionsOf({ on: 'Are before taxes', in: 'Have taxes in them' });

/** The taxes of the place with their law: unticked where they are not owed, typed where no rate is known. */
function TaxesQuestion({ about, isChecked, onType }: Answering) {
  const { place = '', taxes = [] } = taxPlace(about) ?? {};
  return (
    <DeskCard title="Your taxes">
      <div className={inside}>
        <SelectField
          label="The taxes of"
          value={place}
          options={placeOptions('No taxes')}
          onChange={(chosen) => onType({ place: chosen })}
        />
      </div>
      {taxes.map(({ id, label = id, says, law, read, percent, amount }) => {
        const key = `rate-${id}`;
        const isOff = about[`no-${id}`] === 'yes';
        return (
          <div key={id} className={styles.law}>
            <Checkbox
              label={label}
              checked={!isOff}
              onChange={(isOwed) => onType({ [`no-${id}`]: isOwed ? '' : 'yes' })}
            />
            <AnswerField
              field={{ key, label: percent === undefined ? 'Amount' : 'Per cent', kind: 'percent' }}
              mistake={`Type the rate of ${label}, or untick it.`}
              typed={{ [key]: `${percent ?? amount}`, ...about }}
              about={about}
              isChecked={isChecked && !isOff}
              onType={onType}
            />
            <TextField
              label="Your number"
              mark="Optional"
              value={about[`number-${id}`] ?? ''}
              onChange={(number) => onType({ [`number-${id}`]: number })}
            />
            <span className={styles.lawWords}>
              {`${says[0]?.toUpperCase()}${says.slice(1)}. ${law}${read === undefined ? '' : `; read on ${dateWords(read, 'date')}`}.`}
            </span>
          </div>
        );
      })}
      <div className={styles.law}>
        <SelectField
          label="The prices I typed"
          value={about.taxed ?? 'on'}
          options={TAXED}
          onChange={(taxed) => onType({ taxed })}
        />
      </div>
    </DeskCard>
  );
}
