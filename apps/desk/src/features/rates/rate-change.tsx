import { Alert, Dialog, type DialogProps } from '@motel/ui';
import type { ReactNode } from 'react';
import { submitting } from '../../shared/field/submitting.ts';
import { DeskButton, UndoButton } from '../../shared/parts/Page.tsx';
import { useDesk } from '../../shared/wire/calls.ts';
import { buttons, form } from './seasons/SeasonDialog.css.ts';
import type { useRateChange } from './use-rates.ts';

/** The change that was just made, with its undo. */
export function RateDone({ saving: { done, undo } }: Pick<RateSaving, 'saving'>) {
  const { data: story } = useDesk('rateChanges', {});
  if (done === undefined) return null;
  const note = story?.changes.find(({ version }) => version === done)?.note;
  return (
    <Alert tone="success" action={<UndoButton size="small" onClick={() => void undo(done)} />}>
      <strong>In force now.</strong> {note}
    </Alert>
  );
}

/** The saving of the change that a dialog makes. */
export interface RateSaving {
  readonly saving: ReturnType<typeof useRateChange>;
  readonly onClose: () => void;
}

interface RateDialogProps extends Pick<DialogProps, 'title' | 'width' | 'children'>, RateSaving {
  /** `the season`, in the words of its buttons. */
  readonly what?: string;
  /** Something is typed that can be saved. @default true */
  readonly isReady?: boolean;
  readonly onSubmit: () => void;
  /** Absent where there is nothing to end. */
  readonly onEnd?: (() => void) | undefined;
  /** Another button. */
  readonly beside?: ReactNode;
  /** Why it cannot be saved. */
  readonly fault: string | undefined;
}

export function RateDialog(props: RateDialogProps) {
  const { what, saving, isReady = true, onSubmit, onEnd, beside, fault, children, ...dialog } = props;
  const { isSaving } = saving;
  return (
    <Dialog open {...dialog}>
      <form className={form} noValidate onSubmit={submitting(onSubmit)}>
        {children}
        {fault !== undefined && <Alert tone="error">{fault}</Alert>}
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
