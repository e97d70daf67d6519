import { Alert } from '@motel/ui';
import { useNavigate } from 'react-router-dom';
import { DeskButton } from '../../shared/parts/Page.tsx';
import { readParty } from '../../shared/party/PartyCounts.tsx';
import { usePress } from '../../shared/wire/calls.ts';
import { checkOutOf, type DraftProps } from './draft.ts';

/** For nights that are full: the typed guest waits for them. */
export function JoinWaiting({ draft }: Pick<DraftProps, 'draft'>) {
  const { press, isPressing, problem } = usePress('joinWaiting');
  const navigate = useNavigate();
  const { typeId, checkIn, guest } = draft;
  const party = readParty(draft);
  const join = async () => {
    if (party === undefined) return;
    const joined = await press({ body: { typeId, checkIn, checkOut: checkOutOf(draft), party, guest } });
    if (joined !== undefined) void navigate('/waiting');
  };
  return (
    <>
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <DeskButton icon="clock" full disabled={isPressing} onClick={join}>
        Put on the waiting list
      </DeskButton>
    </>
  );
}
