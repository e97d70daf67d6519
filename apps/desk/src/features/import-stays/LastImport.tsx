import type { AnswerOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { counted } from '@motel/content/english';
import { Alert } from '@motel/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { motelDay, shownDay } from '../../shared/format/shown-dates.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { kept as keptList, past } from './ImportPage.css.ts';

/** The imports before, each with its undo for seven days. */
export function LastImport({ onUndone }: { readonly onUndone: () => void }) {
  const [undone, setUndone] = useState<AnswerOf<DeskCalls['undoImport']> | undefined>(undefined);
  const { data } = useDesk('imports', {});
  const { press, isPressing, problem } = usePress('undoImport');
  const undo = async (id: string) => {
    const answer = await press({ parts: { id } });
    if (answer === undefined) return;
    setUndone(answer);
    onUndone();
  };
  return (
    <>
      {problem && <Alert tone="error">{problem.message}</Alert>}
      {undone && (
        <Alert tone="success">
          {`${counted(undone.undone, 'stay')} taken back.`}
          {undone.kept.length > 0 && (
            <>
              {' These were touched since, and stay: '}
              <span className={keptList}>
                {undone.kept.map(({ id, reference, guest }) => (
                  <Link key={id} to={`/stays/${id}`}>{`${guest} ${reference}`}</Link>
                ))}
              </span>
            </>
          )}
        </Alert>
      )}
      {data !== undefined && data.imports.length > 0 && (
        <DeskCard title="Imports before">
          <ul className={past}>
            {data.imports.map(({ id, file, by, at, stays, undoUntil }) => (
              <li key={id}>
                <span>
                  <strong>{counted(stays, 'stay')}</strong>{' '}
                  {`from ${file}, ${shownDay(motelDay(at))}, by ${by}.`}
                  {undoUntil === undefined && ' It can no longer be undone.'}
                </span>
                {undoUntil !== undefined && (
                  <DeskButton
                    icon="undo"
                    disabled={isPressing}
                    onClick={() => void undo(id)}
                  >{`Undo, until ${shownDay(motelDay(undoUntil))}`}</DeskButton>
                )}
              </li>
            ))}
          </ul>
        </DeskCard>
      )}
    </>
  );
}
