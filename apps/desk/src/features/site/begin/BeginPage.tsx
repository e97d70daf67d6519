import { timeText } from '@motel/content/english';
import { Alert, SelectField, TextField } from '@motel/ui';
import { repaint } from '@motel/ui/colors';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import { whichOne } from '../../../shared/field/typed-amount.tsx';
import { DeskButton, DeskCard, PageHead } from '../../../shared/parts/Page.tsx';
import { usePress } from '../../../shared/wire/calls.ts';
import { paletteOf } from '../look/palettes.ts';
import { fields as grid, inside, line, sides, soft, stack, wide } from '../Site.css.ts';
import { grown } from './Begin.css.ts';
import { answersOf, keepAnswers, storedAnswers } from './first-answers.ts';
import {
  type Asked,
  mistakeIn,
  NEW_ROOM,
  QUESTIONS,
  ROOM_FIELDS,
  readingsOf,
  type Typed,
} from './questions.ts';

const ROOMS = QUESTIONS.findIndex(({ fields }) => fields.length === 0);

/** The first questions about a motel, one at a time; then its site is there. */
export function BeginPage() {
  const [kept, setKept] = useState(storedAnswers);
  const [isChecked, setChecked] = useState(false);
  const { press, isPressing, problem } = usePress('beginSite');
  const site = useHref('/site');
  const { at, typed, rooms } = kept;
  const question = QUESTIONS[at];
  const form = useFirstField(at);
  useEffect(() => keepAnswers(kept), [kept]);

  const kinds = at === ROOMS ? rooms : [];
  const isAnswered = [
    ...(question?.fields.map((field) => mistakeIn(field, typed[field.key], typed)) ?? []),
    ...kinds.flatMap((room) => ROOM_FIELDS.map((field) => mistakeIn(field, room[field.key], typed))),
  ].every((mistake) => mistake === undefined);

  function go(to: number): void {
    setChecked(false);
    setKept({ ...kept, at: to });
  }
  async function publish(): Promise<void> {
    if ((await press({ body: answersOf(typed, rooms) })) === undefined) return;
    keepAnswers(undefined);
    // The desk's document has the motel's name, zone and currency.
    location.assign(site);
  }

  return (
    <>
      <PageHead
        title="Your own motel"
        note={question ? `question ${at + 1} of ${QUESTIONS.length}` : 'all is answered'}
        back={['/site', 'Finish later']}
      />
      <div className={sides}>
        <div ref={form} className={stack}>
          {problem && <Alert tone="error">{problem.message}</Alert>}
          {question && (
            <DeskCard title={question.title}>
              <p className={inside}>{question.lead}</p>
              <QuestionFields
                fields={question.fields}
                typed={typed}
                about={typed}
                isChecked={isChecked}
                onType={(key, value) => setKept({ ...kept, typed: { ...typed, [key]: value } })}
              />
            </DeskCard>
          )}
          {kinds.map((room, index) => (
            <DeskCard key={index} title={room.title || `Kind of room ${index + 1}`}>
              <QuestionFields
                fields={ROOM_FIELDS}
                typed={room}
                about={typed}
                isChecked={isChecked}
                onType={(key, value) =>
                  setKept({ ...kept, rooms: rooms.with(index, { ...room, [key]: value }) })
                }
              />
            </DeskCard>
          ))}
          {at === ROOMS && (
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
              <DeskButton variant="solid" onClick={() => (isAnswered ? go(at + 1) : setChecked(true))}>
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
          <GrowingPage typed={typed} rooms={rooms} />
          {at > 0 && (
            <DeskCard title="Answered" isInset>
              {QUESTIONS.slice(0, at).map(({ title }, to) => (
                <DeskButton key={title} size="small" icon="check" onClick={() => go(to)}>
                  {title}
                </DeskButton>
              ))}
            </DeskCard>
          )}
        </div>
      </div>
    </>
  );
}

interface QuestionFieldsProps {
  readonly fields: readonly Asked[];
  readonly typed: Typed;
  /** All that was answered. */
  readonly about: Typed;
  /** Shows the sentences about answers that are missing. */
  readonly isChecked: boolean;
  readonly onType: (key: string, value: string) => void;
}

/** The fields of a question. */
function QuestionFields({ fields, typed, about, isChecked, onType }: QuestionFieldsProps) {
  return (
    <div className={grid}>
      {fields.map((field) => {
        const { key, label, kind } = field;
        const value = typed[key] ?? '';
        const shared = {
          label,
          value,
          onChange: (next: string) => onType(key, next),
          error: isChecked ? mistakeIn(field, value, about) : undefined,
          hint: whichOne(waysOf(field, value, about), (way) => onType(key, way)),
        };
        if (typeof kind === 'object') return <SelectField key={key} {...shared} options={kind.oneOf} />;
        if (kind !== 'lines' && kind !== 'text') {
          return <TextField key={key} {...shared} inputMode={kind === 'line' ? undefined : 'decimal'} />;
        }
        return (
          <div key={key} className={wide}>
            <TextField {...shared} rows={3} />
          </div>
        );
      })}
    </div>
  );
}

/** The ways to write what an answer can mean; a time says its half of the day. */
function waysOf(field: Asked, text: string, about: Typed): readonly string[] {
  const readings = readingsOf(field, text, about) ?? [];
  return readings.map((number) => (field.kind === 'hour' ? timeText(number) : `${number}`));
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
        className={grown}
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
