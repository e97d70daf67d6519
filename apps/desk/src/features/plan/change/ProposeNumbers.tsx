import { VisuallyHidden } from '@motel/ui';
import { useEffect } from 'react';
import { proposedWords } from '../../../shared/format/shown-stay.ts';
import { DeskIcon } from '../../../shared/icon/DeskIcon.tsx';
import { DeskButton } from '../../../shared/parts/Page.tsx';
import { usePress } from '../../../shared/wire/calls.ts';
import { setPlan } from '../plan-store.ts';
import { small } from './Change.css.ts';

const WORDS = 'Give numbers to the stays of the next two weeks';

/** Gives the stays without a number their rooms, as they are proposed. @param isSmall a key alone, for a row of the plan */
export function ProposeNumbers({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { press, isPressing, problem } = usePress('proposeRooms');
  useEffect(() => {
    if (problem !== undefined) setPlan({ news: { words: problem.message, isRefusal: true } });
  }, [problem]);
  const propose = async () => {
    const proposed = await press({});
    if (proposed !== undefined) setPlan({ news: { words: proposedWords(proposed) } });
  };
  const pressing = { disabled: isPressing, onClick: () => void propose() };
  if (isSmall) {
    return (
      <button {...pressing} type="button" className={small} title={WORDS}>
        <DeskIcon name="key" size="small" />
        <VisuallyHidden>{WORDS}</VisuallyHidden>
      </button>
    );
  }
  return (
    <DeskButton {...pressing} size="small" icon="key">
      Give numbers
    </DeskButton>
  );
}
