import type { RateChange } from '@motel/api-client/desk-contracts';
import { Alert, Dialog, type DialogProps } from '@motel/ui';
import { type ReactNode, useRef, useState } from 'react';
import { DeskButton } from '../../shared/parts/Page.tsx';
import { type PressProblem, useDesk, usePress } from '../../shared/wire/calls.ts';
import { buttons, form } from './seasons/SeasonDialog.css.ts';

/**
 * Saves changes of the rates against the version that the person saw when they began. After another person's change the
 * server refuses; the next press is against the version that is shown then.
 */
export function useRateChange(shown: number | undefined) {
  const { press, isPressing, problem, forgetProblem } = usePress('changeRates');
  const seen = useRef<number | undefined>(undefined);
  const [done, setDone] = useState<{ readonly version: number } | undefined>(undefined);

  async function make(change: RateChange, version: number | undefined): Promise<boolean> {
    setDone(undefined);
    const answer = await press({ body: { version: version ?? 0, change } });
    if (answer === undefined) {
      seen.current = undefined;
      return false;
    }
    setDone({ version: answer.version });
    return true;
  }

  return {
    isSaving: isPressing,
    problem,
    /** The last change, until something else begins. */
    done,
    /** A person begins to change something. */
    begin(): void {
      seen.current ??= shown;
      setDone(undefined);
      forgetProblem();
    },
    forget(): void {
      seen.current = undefined;
      forgetProblem();
    },
    save: (change: RateChange) => make(change, seen.current ?? shown),
    undo: (version: number) => make({ kind: 'undo', version }, shown),
  };
}

/** The change that was just made, with its undo. */
export function RateDone({ saving }: { readonly saving: ReturnType<typeof useRateChange> }) {
  const { data: story } = useDesk('rateChanges', {});
  const { done, undo } = saving;
  if (done === undefined) return null;
  const note = story?.changes.find(({ version }) => version === done.version)?.note;
  return (
    <Alert
      tone="success"
      action={
        <DeskButton size="small" icon="undo" onClick={() => void undo(done.version)}>
          Undo
        </DeskButton>
      }
    >
      <strong>In force now.</strong> {note}
    </Alert>
  );
}

/** The saving of the change that a dialog makes. */
export interface RateSaving {
  readonly isSaving: boolean;
  readonly problem: PressProblem | undefined;
  readonly onSave: (change: RateChange) => void;
  readonly onClose: () => void;
}

interface RateDialogProps
  extends Pick<DialogProps, 'title' | 'width'>,
    Pick<RateSaving, 'isSaving' | 'onClose'> {
  /** `the season`, in the words of its buttons. */
  readonly what?: string;
  /** Something is typed that can be saved. @default true */
  readonly isReady?: boolean;
  readonly onSubmit: () => void;
  /** Absent where there is nothing to end. */
  readonly onEnd?: (() => void) | undefined;
  /** Another button. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog of the rates: its fields, and the buttons at its end. */
export function RateDialog({ what, isSaving, isReady = true, onSubmit, onEnd, ...props }: RateDialogProps) {
  const { beside, children, ...dialog } = props;
  return (
    <Dialog open {...dialog}>
      <form
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <div className={buttons}>
          <DeskButton type="submit" variant="solid" disabled={isSaving || !isReady}>
            {what === undefined ? 'Save' : isSaving ? 'Saving…' : `Save ${what}`}
          </DeskButton>
          {onEnd !== undefined && (
            <DeskButton variant="bad" disabled={isSaving} onClick={onEnd}>
              End {what}
            </DeskButton>
          )}
          {beside}
          <DeskButton onClick={dialog.onClose}>Back</DeskButton>
        </div>
      </form>
    </Dialog>
  );
}
