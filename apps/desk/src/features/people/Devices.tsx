import type { PasskeyWire, StaffSessionWire } from '@motel/api-client/desk-contracts';
import { Alert } from '@motel/ui';
import { type ReactNode, useState } from 'react';
import { shownWhen } from '../../shared/format/shown-when.ts';
import { useNow } from '../../shared/format/use-now.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { EndDialog } from './EndDialog.tsx';
import { device as deviceStyle, devices, list, none, row, soft, what } from './people.css.ts';

interface DevicesProps {
  readonly passkeys: readonly PasskeyWire[];
  readonly sessions: readonly StaffSessionWire[];
  /** Beside a person's name their parts are headings of the third level. */
  readonly level: 2 | 3;
}

/** A person's passkeys, and the browsers in which they are signed in; each can be ended. */
export function Devices({ passkeys, sessions, level }: DevicesProps) {
  const now = useNow(60_000);
  const [ending, setEnding] = useState<PasskeyWire | undefined>(undefined);
  const out = usePress('endSession');
  const Heading = `h${level}` as const;
  return (
    <div className={devices}>
      <Heading>Passkeys</Heading>
      {passkeys.length === 0 && <p className={none}>None yet.</p>}
      <ul className={list}>
        {passkeys.map((passkey) => (
          <DeviceRow
            key={passkey.id}
            icon="key"
            device={passkey.device}
            words={passkey.usedAt === null ? 'Not used yet' : `Used ${shownWhen(passkey.usedAt, now)}`}
          >
            <DeskButton
              size="small"
              aria-label={`End the passkey on ${passkey.device}`}
              onClick={() => setEnding(passkey)}
            >
              End
            </DeskButton>
          </DeviceRow>
        ))}
      </ul>
      <Heading>Signed in</Heading>
      {sessions.length === 0 && <p className={none}>Nowhere.</p>}
      <ul className={list}>
        {sessions.map((session) => (
          <DeviceRow
            key={session.id}
            icon="arrive"
            device={session.device}
            words={`Since ${shownWhen(session.signedInAt, now)}, used ${shownWhen(session.usedAt, now)}`}
          >
            {session.isThis ? (
              <Tag tone="green" icon="check">
                This one
              </Tag>
            ) : (
              <DeskButton
                size="small"
                aria-label={`Sign out ${session.device}`}
                disabled={out.isPressing}
                onClick={() => out.press({ body: { sessionId: session.id } })}
              >
                Sign out
              </DeskButton>
            )}
          </DeviceRow>
        ))}
      </ul>
      {out.problem !== undefined && <Alert tone="error">{out.problem.message}</Alert>}
      {ending !== undefined && <EndPasskeyDialog passkey={ending} onClose={() => setEnding(undefined)} />}
    </div>
  );
}

interface DeviceRowProps {
  readonly icon: 'key' | 'arrive';
  readonly device: string;
  readonly words: string;
  readonly children: ReactNode;
}

function DeviceRow({ icon, device, words, children }: DeviceRowProps) {
  return (
    <li className={row}>
      <DeskIcon name={icon} />
      <span className={what}>
        <span className={deviceStyle}>{device}</span>
        <span className={soft}>{words}</span>
      </span>
      {children}
    </li>
  );
}

interface EndPasskeyDialogProps {
  readonly passkey: PasskeyWire;
  readonly onClose: () => void;
}

/** Ends a passkey, after saying what that does. */
function EndPasskeyDialog({ passkey, onClose }: EndPasskeyDialogProps) {
  const { press, isPressing, problem } = usePress('endPasskey');
  return (
    <EndDialog
      title={`End the passkey on ${passkey.device}`}
      words="It can no longer open the desk. Browsers signed in with it are signed out at once."
      deed="End the passkey"
      isPressing={isPressing}
      problem={problem?.message}
      onEnd={() => press({ body: { passkeyId: passkey.id } })}
      onClose={onClose}
    />
  );
}
