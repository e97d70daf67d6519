import type { Stay } from '@motel/api-client/contracts';
import { ENGLISH, TEXT_LIMITS } from '@motel/booking-core';
import { Alert, Button, Heading, Inline, Stack, Text, TextField } from '@motel/ui';
import { useState } from 'react';
import { callApi } from '../../shared/queries/call-api.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { useStayChange } from '../../shared/stay/use-stay-change.ts';
import { useWords } from '../../shared/words.ts';

/** The special request, which the guest can change until check-out. */
export function RequestEditor({ stay, userId }: { readonly stay: Stay; readonly userId: string }) {
  const { ruleWords, t } = useWords();
  const { specialRequest } = stay.guest;
  const wire = useWire();
  const { run, isBusy, problem } = useStayChange(userId, stay.id);
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);

  async function save(text: string): Promise<void> {
    const isDone = await run(() =>
      callApi(wire, 'changeStayRequest', { parts: { id: stay.id }, body: { specialRequest: text } }),
    );
    if (!isDone) return;
    setOpen(false);
    setSaved(true);
  }
  const open = () => {
    setSaved(false);
    setOpen(true);
  };

  return (
    <Stack as="section" gap="s" align="start">
      <Heading level={2} size="heading">
        {ruleWords('guestFields', ENGLISH.guestFields).specialRequest}
      </Heading>
      {problem && <Alert tone="error">{problem}</Alert>}
      {isSaved && <Alert tone="success">{t('The front desk has your request.')}</Alert>}
      {isOpen ? (
        <TypedRequest
          first={specialRequest}
          isBusy={isBusy}
          onSave={(text) => void save(text)}
          onLeave={() => setOpen(false)}
        />
      ) : (
        <>
          <Text>
            {specialRequest === ''
              ? [
                  t('None.'),
                  ...(stay.isRequestOpen ? [t('Arriving late, a cot, a quiet room? Tell us.')] : []),
                ].join(' ')
              : specialRequest}
          </Text>
          {stay.isRequestOpen && (
            <Button onClick={open}>
              {specialRequest === '' ? t('Add a request') : t('Change the request')}
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}

interface TypedRequestProps {
  readonly first: string;
  readonly isBusy: boolean;
  readonly onSave: (text: string) => void;
  readonly onLeave: () => void;
}

function TypedRequest({ first, isBusy, onSave, onLeave }: TypedRequestProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState(first);
  return (
    <Stack gap="s">
      <TextField
        label={t('Your request')}
        hint={t('When you arrive, and whatever would make the stay better')}
        rows={3}
        maxLength={TEXT_LIMITS.specialRequest}
        value={typed}
        onChange={setTyped}
      />
      <Inline>
        <Button busy={isBusy} busyText={t('Saving...')} onClick={() => onSave(typed)}>
          {t('Save')}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {t('Leave it as it was')}
        </Button>
      </Inline>
    </Stack>
  );
}
