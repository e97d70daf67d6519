import { CURRENCIES } from '@motel/booking-core';
import { Alert } from '@motel/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeskButton, DeskLink } from '../../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../../shared/parts/DeskCard.tsx';
import { PageHead } from '../../../shared/parts/PageHead.tsx';
import { PRESETS } from '../../../shared/taxes/presets.ts';
import { usePress } from '../../../shared/wire/use-press.ts';
import { PALETTES } from '../look/palettes.ts';
import { inside, line, sides, soft, stack } from '../Site.css.ts';
import { answersOf } from './first-answers.ts';
import { GrowingPage } from './GrowingPage.tsx';
import { keepAnswers, storedAnswers } from './kept-answers.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { mistakeIn, NEW_ROOM, questionsOf, ROOM_FIELDS } from './questions.ts';
import { useFirstField } from './use-first-field.ts';

const QUESTIONS = questionsOf(
  CURRENCIES,
  PRESETS.map(({ place }) => place),
  Object.keys(PALETTES),
);
const ROOMS = QUESTIONS.findIndex(({ fields }) => fields.length === 0);

/** The first questions about a motel, one at a time; then its site is there. */
export function BeginPage() {
  const [kept, setKept] = useState(storedAnswers);
  const [isChecked, setChecked] = useState(false);
  const { press, isPressing, problem } = usePress('beginSite');
  const navigate = useNavigate();
  const { at, typed, rooms } = kept;
  const question = QUESTIONS[at];
  const form = useFirstField(at);
  useEffect(() => keepAnswers(kept), [kept]);

  const forms = at === ROOMS ? rooms.map((room) => ({ fields: ROOM_FIELDS, room })) : [];
  const isAnswered =
    (question?.fields ?? []).every((field) => mistakeIn(field, typed[field.key]) === undefined) &&
    forms.every(({ fields, room }) =>
      fields.every((field) => mistakeIn(field, room[field.key]) === undefined),
    );

  function go(to: number): void {
    setChecked(false);
    setKept({ ...kept, at: to });
  }
  async function publish(): Promise<void> {
    if ((await press({ body: answersOf(typed, rooms) })) === undefined) return;
    keepAnswers(undefined);
    navigate('/site');
  }

  return (
    <>
      <PageHead
        title="Your own motel"
        note={question ? `question ${at + 1} of ${QUESTIONS.length}` : 'all is answered'}
        end={
          <DeskLink to="/site" icon="back">
            Finish later
          </DeskLink>
        }
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
                isChecked={isChecked}
                onType={(key, value) => setKept({ ...kept, typed: { ...typed, [key]: value } })}
              />
            </DeskCard>
          )}
          {forms.map(({ fields, room }, index) => (
            <DeskCard key={index} title={room.title || `Kind of room ${index + 1}`}>
              <QuestionFields
                fields={fields}
                typed={room}
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
          {at > 0 && <Answered titles={QUESTIONS.slice(0, at).map(({ title }) => title)} onGo={go} />}
        </div>
      </div>
    </>
  );
}

interface AnsweredProps {
  readonly titles: readonly string[];
  readonly onGo: (to: number) => void;
}

/** The questions that are answered: each can be changed. */
function Answered({ titles, onGo }: AnsweredProps) {
  return (
    <DeskCard title="Answered">
      <div className={inside}>
        {titles.map((title, at) => (
          <DeskButton key={title} size="small" icon="check" onClick={() => onGo(at)}>
            {title}
          </DeskButton>
        ))}
      </div>
    </DeskCard>
  );
}
