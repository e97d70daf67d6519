import { Alert } from '@motel/ui';
import { useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';

/** An action that was done, with its undo where there is one. */
export interface Done {
  readonly words: string;
  readonly undo?: 'undo-attendance' | 'reinstate' | undefined;
}

interface DoneBannerProps extends Done {
  readonly onUndo?: () => void;
  readonly onClose: () => void;
}

/** The last action. It stays until it was read. */
export function DoneBanner({ words, undo, onUndo, onClose }: DoneBannerProps) {
  useShortcuts({ z: ['Undo', () => onUndo?.()] }, { isOn: undo !== undefined });
  return (
    <Alert
      tone="success"
      action={
        <>
          {undo !== undefined && (
            <DeskButton shortcut="Z" onClick={() => onUndo?.()}>
              Undo
            </DeskButton>
          )}
          <DeskButton onClick={onClose}>OK</DeskButton>
        </>
      }
    >
      {words}
    </Alert>
  );
}
