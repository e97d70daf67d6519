import { Alert } from '@motel/ui';
import { shownWhen } from '../../shared/format/shown-when.ts';
import { useNow } from '../../shared/format/use-now.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { QrCode } from '../../shared/qr/QrCode.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { inside, qr, soft } from './Site.css.ts';
import type { Site } from './site.ts';

/** The secret address that shows the draft, for a telephone. */
export function PreviewCard({ preview }: Pick<Site, 'preview'>) {
  const now = useNow(60_000);
  const { press, isPressing, problem } = usePress('previewSite');
  return (
    <DeskCard title="Preview on a phone">
      <div className={inside}>
        {preview?.url !== undefined && (
          <>
            <div className={qr}>
              <QrCode text={preview.url} label="The secret address of the draft" />
            </div>
            <a href={preview.url} target="_blank" rel="noreferrer">
              Open the draft here
            </a>
          </>
        )}
        {preview !== undefined && (
          <span className={soft}>{`The address is secret, and ends ${shownWhen(preview.until, now)}.`}</span>
        )}
        {problem && <Alert tone="error">{problem.message}</Alert>}
        <DeskButton icon="link" busy={isPressing} onClick={() => void press({})}>
          {preview === undefined ? 'Make a secret address' : 'Make a new one; this one ends'}
        </DeskButton>
      </div>
    </DeskCard>
  );
}
