import { ENGLISH, GUEST_FIELDS, type Party, type Stay } from '@motel/booking-core';
import { Alert, Button, Stack, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { rememberedForm } from '../../shared/booking/remembered-form.ts';
import { callApi } from '../../shared/queries/call-api.ts';
import { hasStatus, refusalOf } from '../../shared/queries/refusal-of.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { askAfterSessionEnd, askToSignIn } from '../../shared/sign-in-prompt.ts';
import { useWire } from '../../shared/site.ts';
import { useWords } from '../../shared/words.ts';

const FIELDS = GUEST_FIELDS.filter(({ kind, isRequired }) => isRequired && kind !== 'phone');

export interface JoinWaitingProps {
  readonly propertyId: string;
  readonly stay: Stay;
  readonly party: Party;
}

/** For nights that are full: a signed-in guest leaves their name and address, and gets a mail when a room is free (§2.25). */
export function JoinWaiting({ propertyId, stay, party }: JoinWaitingProps) {
  const { words, t, ruleWords } = useWords();
  const wire = useWire();
  const user = useSession()?.user;
  const [step, setStep] = useState<'closed' | 'open' | 'busy' | 'done'>('closed');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [error, setError] = useState<unknown>();
  const known = rememberedForm();
  const filledIn = known?.userId === user?.id ? known?.form.details : user;
  const { firstname = '', lastname = '', email = '' } = filledIn ?? {};
  const guest = { firstname, lastname, email, ...typed };

  async function join(event: FormEvent): Promise<void> {
    event.preventDefault();
    setStep('busy');
    try {
      await callApi(wire, 'joinWaiting', { body: { propertyId, ...stay, party, guest } });
      setStep('done');
    } catch (problem) {
      if (hasStatus(problem, 401)) askAfterSessionEnd(words);
      setError(problem);
      setStep('open');
    }
  }
  if (step === 'done')
    return (
      <Alert tone="success">
        {t(
          'You are on the waiting list. When a room is free, we write to {email}, and hold it for you for an hour.',
          { email: guest.email },
        )}
      </Alert>
    );
  if (step === 'closed' || user === undefined) {
    const open = () => {
      setStep('open');
      if (user === undefined) askToSignIn();
    };
    return <Button onClick={open}>{t('Tell me when a room is free')}</Button>;
  }
  const refused = refusalOf(error);
  return (
    <form method="post" noValidate onSubmit={(event) => void join(event)}>
      <Stack gap="s">
        {error !== undefined && (
          <Alert tone="error">
            {refused?.serverMessage ?? t("We can't reach our booking system. Please try again in a minute.")}
          </Alert>
        )}
        {FIELDS.map(({ name, kind, most, autocomplete }) => (
          <TextField
            key={name}
            label={ruleWords('guestFields', ENGLISH.guestFields)[name]}
            type={kind === 'email' ? 'email' : 'text'}
            autoComplete={autocomplete}
            maxLength={most}
            value={guest[name as keyof typeof guest]}
            error={refused?.issues.find(({ field }) => field === name)?.message}
            onChange={(text) => setTyped({ ...typed, [name]: text })}
          />
        ))}
        <Button type="submit" full busy={step === 'busy'} busyText={t('Sending...')}>
          {t('Put me on the waiting list')}
        </Button>
      </Stack>
    </form>
  );
}
