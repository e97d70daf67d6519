import { Banner } from '../../shared/parts/Banner.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { remedy } from './MorningPage.css.ts';

/** Requests the payment provider's events now. */
export function AskProvider({ label }: { readonly label: string }) {
  const { press, isPressing, problem } = usePress('askProvider');
  return (
    <div className={remedy}>
      <DeskButton onClick={() => press({})} disabled={isPressing}>
        {label}
      </DeskButton>
      {problem && <Banner tone="bad">{problem.message}</Banner>}
    </div>
  );
}
