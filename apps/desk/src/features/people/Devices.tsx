import type { LinkWire, ListedPersonWire, PasskeyWire } from '@motel/api-client/desk-contracts';
import { Alert, Dialog, TextField } from '@motel/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { shownWhen, useNow } from '../../shared/format/shown-when.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { DeskButton } from '../../shared/parts/Page.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';
import { QrCode } from '../../shared/qr/QrCode.tsx';
import { type Doing, usePress } from '../../shared/wire/calls.ts';
import { device as deviceStyle, devices, list, none, row, shown, soft, what, words } from './people.css.ts';

export function Devices({ passkeys, sessions }: Pick<ListedPersonWire, 'passkeys' | 'sessions'>) {
  const now = useNow(60_000);
  const [ending, setEnding] = useState<PasskeyWire | undefined>(undefined);
  const out = usePress('endSession');
  return (
    <div className={devices}>
      <h3>Passkeys</h3>
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
      <h3>Signed in</h3>
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
              <Tag tone="green" icon="check" words="This one" />
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
      {ending !== undefined && (
        <EndDialog
          title={`End the passkey on ${ending.device}`}
          words="It can no longer open the desk. Browsers signed in with it are signed out at once."
          deed="End the passkey"
          call="endPasskey"
          asked={{ body: { passkeyId: ending.id } }}
          onClose={() => setEnding(undefined)}
        />
      )}
    </div>
  );
}

interface DeviceRowProps {
  readonly icon: 'key' | 'arrive' | 'link';
  readonly device: string;
  readonly words: string;
  readonly children: ReactNode;
}

export function DeviceRow({ icon, device, words, children }: DeviceRowProps) {
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

interface EndDialogProps<Name extends Doing>
  extends Pick<ComponentProps<typeof PressForm<Name>>, 'call' | 'asked' | 'deed'> {
  readonly title: string;
  readonly words: string;
  readonly onClose: () => void;
}

export function EndDialog<Name extends Doing>(props: EndDialogProps<Name>) {
  const { title, words, onClose, ...ending } = props;
  return (
    <Dialog open title={title} width="narrow" onClose={onClose}>
      <PressForm
        {...ending}
        onDone={onClose}
        variant="bad"
        beside={<DeskButton onClick={onClose}>Keep it</DeskButton>}
      >
        <p>{words}</p>
      </PressForm>
    </Dialog>
  );
}

interface LinkDialogProps {
  readonly title: string;
  readonly link: LinkWire;
  readonly onClose: () => void;
}

/** A link, as a code for a phone and as text; it is shown once. */
export function LinkDialog({ title, link: { url, until }, onClose }: LinkDialogProps) {
  const now = useNow(60_000);
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className={shown}>
        <QrCode text={url} label="The link as a QR code" />
        <div className={words}>
          <p>Read the code with the new device, or open the link there.</p>
          <p className={soft}>
            It works once, until {shownWhen(until, now)}, and is shown only now. Send it only to them: it
            opens the desk.
          </p>
          <TextField label="Link" readOnly value={url} onChange={() => undefined} />
          <DeskButton
            icon={isCopied ? 'check' : 'link'}
            onClick={async () => {
              await navigator.clipboard.writeText(url);
              setCopied(true);
            }}
          >
            {isCopied ? 'Copied' : 'Copy the link'}
          </DeskButton>
          <DeskButton variant="ink" onClick={onClose}>
            Done
          </DeskButton>
        </div>
      </div>
    </Dialog>
  );
}
