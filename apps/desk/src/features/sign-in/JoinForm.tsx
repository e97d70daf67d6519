import type { AnswerOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { Alert, TextField } from '@motel/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMe } from '../../shared/me/use-me.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { form, soft } from './Doorway.css.ts';
import { usePasskey } from './use-passkey.ts';

interface JoinFormProps {
  readonly token: string;
  readonly invited: AnswerOf<DeskCalls['lookAtLink']>;
}

const MAY_DO = {
  owner: 'You see and change everything here, and invite others.',
  clerk: 'You sell rooms, take payments and look after stays.',
  housekeeping: 'You see the rooms to do, and tick them off.',
} as const;

/** A passkey for a person, named by the device that has it. The first owner writes their name, too. */
export function JoinForm({ token, invited: { name: invitedAs, role, device: browser } }: JoinFormProps) {
  const [name, setName] = useState('');
  const [device, setDevice] = useState(browser);
  const { join, isWaiting, problem } = usePasskey();
  const me = useMe();
  const navigate = useNavigate();
  const isUnnamed = invitedAs === '';
  return (
    <form
      className={form}
      onSubmit={async (event) => {
        event.preventDefault();
        const joining = { token, device: device.trim() || browser, ...(isUnnamed && { name }) };
        if (await join(joining)) void navigate('/', { replace: true });
      }}
    >
      <p>{MAY_DO[role]}</p>
      {me !== undefined && me.person.name !== invitedAs && (
        <Alert tone="warning">{me.person.name} is signed in here, and will be signed out.</Alert>
      )}
      {isUnnamed && (
        <TextField
          label="Your name"
          value={name}
          onChange={setName}
          autoComplete="name"
          maxLength={60}
          required
          hint="It is written beside everything that you do here."
        />
      )}
      <TextField
        label="Name of this device"
        value={device}
        onChange={setDevice}
        maxLength={60}
        hint="As you call it: Front desk computer."
      />
      {problem !== undefined && <Alert tone="error">{problem}</Alert>}
      <DeskButton type="submit" variant="solid" size="large" full icon="key" disabled={isWaiting}>
        {isWaiting ? 'Waiting for your device' : 'Make a passkey'}
      </DeskButton>
      <p className={soft}>
        A passkey is in your device and opens the desk by its PIN, your fingerprint or your face. There is no
        password to remember or to lose.
      </p>
    </form>
  );
}
