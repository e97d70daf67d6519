import { Alert, Dialog } from '@motel/ui';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { actions, form } from './people.css.ts';

interface EndDialogProps {
  readonly title: string;
  /** The effect of ending it. */
  readonly words: string;
  /** On the button. */
  readonly deed: string;
  readonly isPressing: boolean;
  readonly problem: string | undefined;
  /** @returns `undefined` when it was refused */
  readonly onEnd: () => Promise<object | undefined>;
  readonly onClose: () => void;
}

/** Asks before something ends for good. */
export function EndDialog({ title, words, deed, isPressing, problem, onEnd, onClose }: EndDialogProps) {
  return (
    <Dialog open title={title} width="narrow" onClose={onClose}>
      <div className={form}>
        <p>{words}</p>
        {problem !== undefined && <Alert tone="error">{problem}</Alert>}
        <div className={actions}>
          <DeskButton
            variant="bad"
            disabled={isPressing}
            onClick={async () => {
              if ((await onEnd()) !== undefined) onClose();
            }}
          >
            {deed}
          </DeskButton>
          <DeskButton onClick={onClose}>Keep it</DeskButton>
        </div>
      </div>
    </Dialog>
  );
}
