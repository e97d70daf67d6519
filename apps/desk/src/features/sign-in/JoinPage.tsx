import { ApiProblem } from '@motel/api-client';
import type { AnswerTo } from '@motel/api-client/desk-contracts';
import { Alert, TextField } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMe } from '../../shared/me/use-me.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskLink } from '../../shared/parts/Page.tsx';
import { callDesk } from '../../shared/wire/calls.ts';
import { form, soft } from './Doorway.css.ts';
import { Doorway } from './SignIn.tsx';
import { usePasskey } from './use-passkey.ts';

export function JoinPage() {
  const motel = useMotel();
  const token = useLinkToken();
  const { data, error } = useQuery({
    queryKey: ['link', token],
    queryFn: () => callDesk('lookAtLink', { key: crypto.randomUUID(), body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: token !== '',
  });
  if (token === '' || error !== null) {
    const message = error instanceof ApiProblem ? error.serverMessage : undefined;
    return (
      <Doorway title="This link does not open the desk">
        <Alert tone="error">{message ?? 'Open the whole link again, as it was sent to you.'}</Alert>
        <DeskLink to="/" variant="solid" size="large" full>
          Sign in instead
        </DeskLink>
      </Doorway>
    );
  }
  if (data === undefined) return null;
  const title = data.name === '' ? `Welcome to the ${motel.name}` : `Welcome, ${data.name}`;
  return (
    <Doorway title={title}>
      <JoinForm token={token} {...data} />
    </Doorway>
  );
}

/** The link's token, empty without one: after the #, which no server logs, and out of the address bar at once. */
function useLinkToken(): string {
  const [token, setToken] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    const take = () => {
      const { hash, pathname } = window.location;
      if (hash === '') return;
      setToken(hash.slice(1));
      window.history.replaceState(window.history.state, '', pathname);
    };
    take();
    // Another link in the same window loads no page.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return token;
}

type JoinFormProps = AnswerTo<'lookAtLink'> & { readonly token: string };

const MAY_DO = {
  owner: 'You see and change everything here, and invite others.',
  clerk: 'You sell rooms, take payments and look after stays.',
  housekeeping: 'You see the rooms to do, and tick them off.',
} as const;

/** A passkey for a person, named by the device that has it. The first owner writes their name, too. */
function JoinForm({ token, name: invitedAs, role, device: browser }: JoinFormProps) {
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
