import type { Stay } from '@motel/api-client/contracts';
import { ENGLISH, TEXT_LIMITS } from '@motel/booking-core';
import { Alert, Button, Heading, Inline, Stack, Text, TextField } from '@motel/ui';
import { useState } from 'react';
import { callApi } from '../../shared/queries/call-api.ts';
import { useWire } from '../../shared/site.ts';
import { useStayChange } from '../../shared/stay/use-stay-change.ts';
import { useWords } from '../../shared/words.ts';

/** The special request and the address of the mails, which the guest can change until check-out. */
export function GuestEditors({ stay }: { readonly stay: Stay }) {
  const { ruleWords, t } = useWords();
  const { specialRequest, email } = ruleWords('guestFields', ENGLISH.guestFields);
  const { guest, isRequestOpen } = stay;
  const none = isRequestOpen
    ? `${t('None.')} ${t('Arriving late, a cot, a quiet room? Tell us.')}`
    : t('None.');
  return (
    <>
      <DetailEditor
        stay={stay}
        field="specialRequest"
        title={specialRequest}
        shown={guest.specialRequest || none}
        deed={guest.specialRequest === '' ? t('Add a request') : t('Change the request')}
        done={t('The front desk has your request.')}
        label={t('Your request')}
        hint={t('When you arrive, and whatever would make the stay better')}
        rows={3}
      />
      <DetailEditor
        stay={stay}
        field="email"
        title={email}
        shown={guest.email}
        deed={t('Change the address')}
        done={t('Our mails go to this address now. The confirmation is on its way to it.')}
        label={t('Your mail address')}
        type="email"
      />
    </>
  );
}

interface DetailEditorProps {
  readonly stay: Stay;
  readonly field: 'specialRequest' | 'email';
  readonly title: string;
  /** While it is not being changed. */
  readonly shown: string;
  /** The words of the button that opens the field. */
  readonly deed: string;
  /** Said once it is changed. */
  readonly done: string;
  readonly label: string;
  readonly hint?: string;
  readonly rows?: number;
  readonly type?: 'email';
}

function DetailEditor({ stay, field, title, shown, deed, done, ...input }: DetailEditorProps) {
  const { t } = useWords();
  const wire = useWire();
  const { run, isBusy, problem } = useStayChange(stay.id);
  /** Absent while the field is closed. */
  const [typed, setTyped] = useState<string>();
  const [isSaved, setSaved] = useState(false);

  async function save(text: string): Promise<void> {
    const body = { [field]: text };
    const isDone = await run(() => callApi(wire, 'changeStayRequest', { parts: { id: stay.id }, body }));
    if (!isDone) return;
    setTyped(undefined);
    setSaved(true);
  }
  const open = () => {
    setSaved(false);
    setTyped(stay.guest[field]);
  };
  return (
    <Stack as="section" gap="s" align="start">
      <Heading level={2} size="heading">
        {title}
      </Heading>
      {problem && <Alert tone="error">{problem}</Alert>}
      {isSaved && <Alert tone="success">{done}</Alert>}
      {typed === undefined ? (
        <>
          <Text>{shown}</Text>
          {stay.isRequestOpen && <Button onClick={open}>{deed}</Button>}
        </>
      ) : (
        <Stack gap="s">
          <TextField {...input} maxLength={TEXT_LIMITS[field]} value={typed} onChange={setTyped} />
          <Inline>
            <Button busy={isBusy} busyText={t('Saving...')} onClick={() => void save(typed)}>
              {t('Save')}
            </Button>
            <Button variant="quiet" onClick={() => setTyped(undefined)}>
              {t('Leave it as it was')}
            </Button>
          </Inline>
        </Stack>
      )}
    </Stack>
  );
}
