import { useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { Banner } from '../../shared/parts/Banner.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';

/** What was done, and how it is undone where it can be. */
export interface Done {
  readonly words: string;
  readonly undo?: 'undo-attendance' | 'reinstate' | undefined;
}

interface DoneBannerProps extends Done {
  readonly onUndo?: () => void;
  readonly onClose: () => void;
}

/** What was done. It stays until it was read. */
export function DoneBanner({ words, undo, onUndo, onClose }: DoneBannerProps) {
  useShortcuts({ z: ['Undo', () => onUndo?.()] }, { isOn: undo !== undefined });
  return (
    <Banner
      tone="good"
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
    </Banner>
  );
}
