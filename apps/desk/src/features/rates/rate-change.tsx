import type { RateChange } from '@motel/api-client/desk-contracts';
import { Alert, Dialog, type DialogProps } from '@motel/ui';
import type { ReactNode } from 'react';
import { DeskButton } from '../../shared/parts/Page.tsx';
import { type PressProblem, useDesk } from '../../shared/wire/calls.ts';
import { buttons, form } from './seasons/SeasonDialog.css.ts';
import type { useRateChange } from './use-rates.ts';

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
