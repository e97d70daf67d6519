import { Alert } from '@motel/ui';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import type { useRateChange } from './use-rate-change.ts';

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
