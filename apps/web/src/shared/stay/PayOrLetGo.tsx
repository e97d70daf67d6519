import type { Stay } from '@motel/api-client/contracts';
import { Alert, Button, buttonStyle, Inline, Stack } from '@motel/ui';
import { momentWords } from './stay-words.ts';
import { useStayChange } from './use-stay-change.ts';

interface PayOrLetGoProps {
  readonly stay: Stay;
  readonly paying: NonNullable<Stay['paying']>;
  readonly userId: string;
  /** Whether paying is the one solid button of the screen. @default true */
  readonly isMain?: boolean;
}

/** A hold that waits for its payment: until when, where to pay, and how to let it go. */
export function PayOrLetGo({ stay, paying, userId, isMain = true }: PayOrLetGoProps) {
  const { run, isBusy, problem } = useStayChange(userId, stay.id);
  const letGo = () =>
    run(async (calls, wire) => {
      await calls.releaseCheckout(wire, paying.sessionId);
      return undefined;
    });
  return (
    <Stack gap="s">
      {problem && <Alert tone="error">{problem}</Alert>}
      <Alert tone="info">{`Not paid yet: we hold your room until ${momentWords(paying.until)}.`}</Alert>
      <Inline>
        <a href={paying.url} className={buttonStyle({ variant: isMain ? 'solid' : 'outline' })}>
          Pay now
        </a>
        <Button variant="quiet" busy={isBusy} onClick={() => void letGo()}>
          Let go
        </Button>
      </Inline>
    </Stack>
  );
}
