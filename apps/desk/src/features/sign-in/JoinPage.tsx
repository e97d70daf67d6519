import { ApiProblem } from '@motel/api-client';
import { callDesk } from '@motel/api-client/desk';
import { Alert } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMotel } from '../../shared/motel.tsx';
import { DeskLink } from '../../shared/parts/DeskButton.tsx';
import { wire } from '../../shared/wire/wire.ts';
import { Doorway } from './Doorway.tsx';
import { JoinForm } from './JoinForm.tsx';

/** Where a link leads: an invited person makes a passkey. */
export function JoinPage() {
  const motel = useMotel();
  const token = useLinkToken();
  const { data, error } = useQuery({
    queryKey: ['link', token],
    queryFn: () => callDesk(wire, 'lookAtLink', { key: crypto.randomUUID(), body: { token } }),
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
      <JoinForm token={token} invited={data} />
    </Doorway>
  );
}

/**
 * The token of the link that was opened, empty without one. It is after the #, so that no server's log has it, and
 * leaves the address bar at once.
 */
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
