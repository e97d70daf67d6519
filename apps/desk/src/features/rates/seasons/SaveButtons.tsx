import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { buttons } from './SeasonDialog.css.ts';

interface SaveButtonsProps {
  /** `the season` */
  readonly what: string;
  readonly isSaving: boolean;
  /** Something is typed that can be saved. */
  readonly isReady: boolean;
  /** Absent where there is nothing to end. */
  readonly onEnd: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The end of a dialog of the rates. */
export function SaveButtons({ what, isSaving, isReady, onEnd, onClose }: SaveButtonsProps) {
  return (
    <div className={buttons}>
      <DeskButton type="submit" variant="solid" disabled={isSaving || !isReady}>
        {isSaving ? 'Saving…' : `Save ${what}`}
      </DeskButton>
      {onEnd !== undefined && (
        <DeskButton variant="bad" disabled={isSaving} onClick={onEnd}>
          End {what}
        </DeskButton>
      )}
      <DeskButton onClick={onClose}>Back</DeskButton>
    </div>
  );
}
