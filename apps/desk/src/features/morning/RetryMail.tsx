import { Banner } from '../../shared/parts/Banner.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { remedy } from './MorningPage.css.ts';

interface RetryMailProps {
  readonly id: string;
  readonly label: string;
}

/** Sends a mail again that was given up. */
export function RetryMail({ id, label }: RetryMailProps) {
  const { press, isPressing, problem } = usePress('retryMail');
  return (
    <div className={remedy}>
      <DeskButton onClick={() => press({ parts: { id } })} disabled={isPressing}>
        {label}
      </DeskButton>
      {problem && <Banner tone="bad">{problem.message}</Banner>}
    </div>
  );
}
