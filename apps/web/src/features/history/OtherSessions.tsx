import { counted } from '@motel/content/words';
import { Alert, Button } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../shared/queries/call-api.ts';
import { useWire } from '../../shared/site.ts';
import { useWords } from '../../shared/words.ts';

const NONE = { others: 0 };

/** Says on how many other devices the guest's number is signed in, and ends that (decision 043). */
export function OtherSessions({ userId }: { readonly userId: string }) {
  const { words, t } = useWords();
  const wire = useWire();
  const [step, setStep] = useState<'idle' | 'ending' | 'ended' | 'failed'>('idle');
  const { data: { others } = NONE } = useQuery({
    queryKey: ['other-sessions', userId],
    queryFn: ({ signal }) => callApi(wire, 'otherSessions', { signal }),
    staleTime: 0,
  });

  async function signOutThere(): Promise<void> {
    setStep('ending');
    try {
      await callApi(wire, 'signOutOthers', {});
      setStep('ended');
    } catch {
      setStep('failed');
    }
  }

  if (step === 'ended') return <Alert tone="success">{t('You are signed out on all other devices.')}</Alert>;
  if (step === 'failed') {
    return (
      <Alert tone="error" action={<SignOutThere onPress={signOutThere} />}>
        {t('We could not sign you out there. Please try again.')}
      </Alert>
    );
  }
  if (others === 0) return null;
  return (
    <Alert tone="info" action={<SignOutThere onPress={signOutThere} isBusy={step === 'ending'} />}>
      {t('You are signed in on {others}.', { others: counted(words, others, 'other device') })}
    </Alert>
  );
}

function SignOutThere(props: { readonly onPress: () => Promise<void>; readonly isBusy?: boolean }) {
  const { t } = useWords();
  return (
    <Button variant="quiet" busy={props.isBusy} onClick={() => void props.onPress()}>
      {t('Sign out there')}
    </Button>
  );
}
