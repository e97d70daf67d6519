import type { Stay } from '@motel/api-client/contracts';
import { Alert, Button } from '@motel/ui';
import { useState } from 'react';
import { callApi } from '../../shared/queries/call-api.ts';
import { refusalOf } from '../../shared/queries/refusal-of.ts';
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
      await callApi(wire, 'mailReceipt', { parts: { id } });
      setSaid({ tone: 'success', words: `The receipt is on its way to ${guest.email}.` });
    } catch (error) {
      setSaid({ tone: 'error', words: refusalOf(error)?.serverMessage ?? FAILED });
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
