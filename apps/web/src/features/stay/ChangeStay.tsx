import type { Stay } from '@motel/api-client/contracts';
import { cents } from '@motel/booking-core';
import { policies } from '@motel/content';
import { fullPrice } from '@motel/content/words';
import { t } from '@motel/language';
import { Alert, Button, Stack } from '@motel/ui';
import { useState } from 'react';
import { ChangeForm } from './ChangeForm.tsx';
import { PendingChange } from './PendingChange.tsx';

interface ChangeStayProps {
  readonly stay: Stay;
  readonly userId: string;
}

/** Other dates, rooms and guests of the stay, or the change that waits for its payment. */
export function ChangeStay({ stay, userId }: ChangeStayProps) {
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<string>();
  const { changing } = stay;
  if (changing !== undefined) return <PendingChange stay={stay} changing={changing} userId={userId} />;
  if (isOpen && stay.isChangeOpen) {
    return (
      <ChangeForm
        stay={stay}
        userId={userId}
        onClose={() => setOpen(false)}
        onDone={(difference) => {
          setOpen(false);
          const refunded = fullPrice(cents(Math.abs(difference)));
          const back = [t('{refunded} goes back to your card.', { refunded }), policies.refunds];
          setDone([t('Your stay is changed.'), ...(difference < 0 ? back : [])].join(' '));
        }}
      />
    );
  }
  return (
    <Stack align="start">
      {done !== undefined && <Alert tone="success">{done}</Alert>}
      {stay.isChangeOpen && <Button onClick={() => setOpen(true)}>{t('Change dates or guests')}</Button>}
    </Stack>
  );
}
