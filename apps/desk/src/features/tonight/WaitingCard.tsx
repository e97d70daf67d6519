import type { AnswerTo, Hand } from '@motel/api-client/desk-contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { withoutNumber } from '../../shared/format/shown-stay.ts';
import { DeskIcon, type DeskIconName } from '../../shared/icon/DeskIcon.tsx';
import { DeskCard } from '../../shared/parts/Page.tsx';
import { type Doing, type Pressing, usePress } from '../../shared/wire/calls.ts';
import { type Giving, OtherRoomDialog } from './OtherRoomDialog.tsx';
import { empty, hand, handIcon, name, remedy as remedyStyle } from './tonight.css.ts';

const ICONS: Readonly<Record<Hand['kind'], DeskIconName>> = {
  money: 'warning',
  hold: 'clock',
  mail: 'mail',
  room: 'broom',
  number: 'bed',
  guest: 'person',
};

export function WaitingCard({ waiting }: { readonly waiting: readonly Hand[] }) {
  return (
    <DeskCard title="Waits for a hand" count={waiting.length}>
      <ul>
        {waiting.map(({ id, kind, isUrgent, title, details, remedy }) => (
          <li key={id} className={hand}>
            <span className={handIcon} data-urgent={isUrgent}>
              <DeskIcon name={ICONS[kind]} />
            </span>
            <div>
              <p>
                <span className={name}>{title}</span> {details}
              </p>
              <Remedy remedy={remedy} />
            </div>
          </li>
        ))}
      </ul>
      {waiting.length === 0 && <p className={empty}>Nothing. All is well.</p>}
    </DeskCard>
  );
}

function Remedy({ remedy }: Pick<Hand, 'remedy'>) {
  switch (remedy.do) {
    case 'open-stay':
    case 'open-page':
      return (
        <Link
          className={remedyStyle}
          to={remedy.do === 'open-stay' ? `/stays/${remedy.reference}` : `/${remedy.page}`}
        >
          {remedy.label}
        </Link>
      );
    case 'mail-link': {
      const { id, version } = remedy.stay;
      const asked = { parts: { id }, body: { version } };
      return <Press call="mailGuest" asked={asked} label={remedy.label} said={() => 'It is on its way.'} />;
    }
    case 'finish-note': {
      const asked = { parts: { id: remedy.note }, body: { isDone: true } };
      return <Press call="finishNote" asked={asked} label={remedy.label} />;
    }
    case 'propose-rooms':
      return <Press call="proposeRooms" asked={{}} label={remedy.label} said={withoutNumber} />;
    case 'other-room':
      return (
        <GiveOtherRoom label={remedy.label} giving={{ ...remedy.stay, count: 1, rooms: [remedy.room] }} />
      );
  }
}

function GiveOtherRoom({ label, giving }: { readonly label: string; readonly giving: Giving }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={remedyStyle} onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && <OtherRoomDialog giving={giving} onClose={() => setOpen(false)} />}
    </>
  );
}

interface PressProps<Name extends Doing> {
  readonly call: Name;
  readonly asked: Pressing<Name>;
  readonly label: string;
  readonly said?: (answer: AnswerTo<Name>) => string | undefined;
}

function Press<Name extends Doing>({ call, asked, label, said }: PressProps<Name>) {
  const { press, isPressing, problem } = usePress(call);
  const [words, setWords] = useState<string | undefined>(undefined);
  const onClick = async () => {
    const answer = await press(asked);
    setWords(answer && said?.(answer));
  };
  return (
    <>
      <button type="button" className={remedyStyle} disabled={isPressing} onClick={onClick}>
        {label}
      </button>
      {words !== undefined && <p role="status">{words}</p>}
      {problem !== undefined && <p role="alert">{problem.message}</p>}
    </>
  );
}
