import type { Stay } from '@motel/api-client/contracts';
import { Alert, Button } from '@motel/ui';
import { useState } from 'react';
import { loadCalls } from '../../shared/queries/load-calls.ts';
import { useWire } from '../../shared/queries/wire-context.ts';

const FAILED = 'The receipt could not be mailed. Please try again.';

/** Mails the receipt to the address of the booking, and says how that went. */
export function MailReceipt({ stay: { id, guest } }: { readonly stay: Stay }) {
  const wire = useWire();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly tone: 'success' | 'error'; readonly words: string }>();

  async function mail(): Promise<void> {
    setBusy(true);
    setSaid(undefined);
    try {
      const calls = await loadCalls();
      const failed = await calls.mailReceipt(wire, id).then(
        () => undefined,
        (error: unknown) => calls.serverMessage(error) ?? FAILED,
      );
      setSaid(
        failed === undefined
          ? { tone: 'success', words: `The receipt is on its way to ${guest.email}.` }
          : { tone: 'error', words: failed },
      );
    } catch {
      setSaid({ tone: 'error', words: FAILED });
    }
    setBusy(false);
  }

  return (
    <>
      <Button busy={isBusy} busyText="Mailing it..." onClick={() => void mail()}>
        Mail it to me
      </Button>
      {said && <Alert tone={said.tone}>{said.words}</Alert>}
    </>
  );
}
