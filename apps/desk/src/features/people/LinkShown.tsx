import type { LinkWire } from '@motel/api-client/desk-contracts';
import { TextField } from '@motel/ui';
import { useState } from 'react';
import { shownWhen } from '../../shared/format/shown-when.ts';
import { useNow } from '../../shared/format/use-now.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { QrCode } from '../../shared/qr/QrCode.tsx';
import { shown, soft, words } from './people.css.ts';

interface LinkShownProps {
  readonly link: LinkWire;
  readonly onDone: () => void;
}

/** A link, as a code for a phone and as text; it is shown once. */
export function LinkShown({ link: { url, until }, onDone }: LinkShownProps) {
  const now = useNow(60_000);
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={shown}>
      <QrCode text={url} label="The link as a QR code" />
      <div className={words}>
        <p>Read the code with the new device, or open the link there.</p>
        <p className={soft}>
          It works once, until {shownWhen(until, now)}, and is shown only now. Send it only to them: it opens
          the desk.
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
        <DeskButton variant="ink" onClick={onDone}>
          Done
        </DeskButton>
      </div>
    </div>
  );
}
