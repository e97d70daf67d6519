import { Alert, Button } from '@motel/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../shared/words.ts';

interface RoomsFailedProps {
  readonly onRetry: () => unknown;
  /** The failure in a sentence. */
  readonly children: ReactNode;
}

/** A list that could not be loaded, or not be priced; the guest can retry. */
export function RoomsFailed({ onRetry, children }: RoomsFailedProps) {
  const { t } = useWords();
  return (
    <Alert
      tone="error"
      action={
        <Button size="small" onClick={() => void onRetry()}>
          {t('Try Again')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
