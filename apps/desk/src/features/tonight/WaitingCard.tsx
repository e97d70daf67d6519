import type { Hand } from '@motel/api-client/desk-contracts';
import { Link } from 'react-router-dom';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import type { DeskIconName } from '../../shared/icon/drawings.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { empty, hand, handIcon, name, remedy as remedyStyle } from './tonight.css.ts';

const ICONS: Readonly<Record<Hand['kind'], DeskIconName>> = {
  money: 'warning',
  hold: 'clock',
  mail: 'mail',
  room: 'broom',
  number: 'bed',
};

/** What waits for a person, each with its one remedy. */
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
    case 'finish-note':
      return <FinishNote note={remedy.note} label={remedy.label} />;
  }
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
