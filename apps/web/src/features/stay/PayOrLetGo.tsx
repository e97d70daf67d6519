import type { Stay } from '@motel/api-client/contracts';
import { Alert, Stack } from '@motel/ui';
import { PayButtons } from '../../shared/stay/PayButtons.tsx';
import { momentWords } from '../../shared/stay/stay-words.ts';

interface PayOrLetGoProps {
  readonly stay: Stay;
  readonly paying: NonNullable<Stay['paying']>;
  readonly userId: string;
}

/** A hold that waits for its payment: until when, where to pay, and how to let it go. */
export function PayOrLetGo({ stay, paying, userId }: PayOrLetGoProps) {
  return (
    <Stack gap="s">
      <Alert tone="info">{`Not paid yet: we hold your room until ${momentWords(paying.until)}.`}</Alert>
      <PayButtons stay={stay} paying={paying} userId={userId} />
    </Stack>
  );
}
