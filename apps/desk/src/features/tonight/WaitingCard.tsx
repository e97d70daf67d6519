import type { Hand } from '@motel/api-client/desk-contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import type { DeskIconName } from '../../shared/icon/drawings.ts';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
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

/** The matters that wait for a person, each with its one remedy. */
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
      return (
        <Link className={remedyStyle} to={`/stays/${remedy.reference}`}>
          {remedy.label}
        </Link>
      );
    case 'open-page':
      return (
        <Link className={remedyStyle} to={`/${remedy.page}`}>
          {remedy.label}
        </Link>
      );
    case 'mail-link':
      return <MailLink stay={remedy.stay} label={remedy.label} />;
    case 'finish-note':
      return <FinishNote note={remedy.note} label={remedy.label} />;
    case 'propose-rooms':
      return <ProposeRooms label={remedy.label} />;
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

function ProposeRooms({ label }: { readonly label: string }) {
  const { press, isPressing, problem } = usePress('proposeRooms');
  const [without, setWithout] = useState<readonly string[]>([]);
  async function propose() {
    const answer = await press({});
    setWithout(answer?.without.map(({ name: guest, reference }) => `${guest} (${reference})`) ?? []);
  }
  return (
    <>
      <button type="button" className={remedyStyle} disabled={isPressing} onClick={() => void propose()}>
        {label}
      </button>
      {without.length > 0 && <p role="status">No number is free for {without.join(', ')}.</p>}
      {problem !== undefined && <p role="alert">{problem.message}</p>}
    </>
  );
}

interface MailLinkProps {
  readonly stay: (Hand['remedy'] & { readonly do: 'mail-link' })['stay'];
  readonly label: string;
}

function MailLink({ stay: { id, version }, label }: MailLinkProps) {
  const { press, isPressing, problem } = usePress('mailGuest');
  const [isSent, setSent] = useState(false);
  return (
    <>
      <button
        type="button"
        className={remedyStyle}
        disabled={isPressing}
        onClick={async () => setSent((await press({ parts: { id }, body: { version } })) !== undefined)}
      >
        {label}
      </button>
      {isSent && <p role="status">It is on its way.</p>}
      {problem !== undefined && <p role="alert">{problem.message}</p>}
    </>
  );
}

function FinishNote({ note, label }: { readonly note: string; readonly label: string }) {
  const { press, isPressing, problem } = usePress('finishNote');
  return (
    <>
      <button
        type="button"
        className={remedyStyle}
        disabled={isPressing}
        onClick={() => void press({ parts: { id: note }, body: { isDone: true } })}
      >
        {label}
      </button>
      {problem !== undefined && <p role="alert">{problem.message}</p>}
    </>
  );
}
