import type { AskedOf } from '@motel/api-client/desk';
import { callDesk } from '@motel/api-client/desk';
import type { AnswerOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { signedOut } from '../../shared/wire/line.ts';
import { wire } from '../../shared/wire/wire.ts';
import { passkeyProblem } from './passkey-problem.ts';

type Joining = Omit<AskedOf<DeskCalls['join']>['body'], 'passkey'>;

/** The two ways to begin a session. Each resolves to whether it has begun; if not, `problem` says why. */
export function usePasskey() {
  const queries = useQueryClient();
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);

  async function begin(ask: (known: Known) => Promise<AnswerOf<DeskCalls['signIn']>>): Promise<boolean> {
    const known: Known = {};
    setWaiting(true);
    setProblem(undefined);
    try {
      const me = await ask(known);
      queries.setQueryData(['desk', 'me', {}], { me });
      signedOut(false);
      await queries.invalidateQueries({ queryKey: ['desk'] });
      return true;
    } catch (error) {
      setProblem(passkeyProblem(error, known.host));
      return false;
    } finally {
      setWaiting(false);
    }
  }

  return {
    isWaiting,
    problem,
    /** By a passkey that the person chooses. */
    signIn: () =>
      begin(async (known) => {
        const options = await callDesk(wire, 'signInOptions', { key: newKey() });
        known.host = options.rpId;
        const signature = await startAuthentication({ optionsJSON: options });
        return callDesk(wire, 'signIn', { key: newKey(), body: { signature } });
      }),
    /** By making a passkey, as a link allows. */
    join: ({ token, name, device }: Joining) =>
      begin(async (known) => {
        const named = name === undefined ? {} : { name };
        const options = await callDesk(wire, 'joinOptions', { key: newKey(), body: { token, ...named } });
        known.host = options.rp.id;
        const passkey = await startRegistration({ optionsJSON: options });
        return callDesk(wire, 'join', { key: newKey(), body: { token, ...named, device, passkey } });
      }),
  };
}

/** The facts that explain a failure. */
interface Known {
  /** The person whose passkeys they are. */
  host?: string;
}

const newKey = () => crypto.randomUUID();
