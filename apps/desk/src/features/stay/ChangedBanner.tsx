import type { DeskStay } from '@motel/api-client/desk-contracts';
import { Alert } from '@motel/ui';
import { useState } from 'react';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { both } from './cards.css.ts';
import { newInStory, stayDifferences } from './stay-differences.ts';

interface ChangedBannerProps {
  /** As this person has seen it. */
  readonly before: DeskStay;
  readonly now: DeskStay;
  /** Of this person. */
  readonly name: string | undefined;
  /** The person has read what changed. */
  readonly onSeen: () => void;
}

/** Another person changed this stay: who, what, and both beside each other. */
export function ChangedBanner({ before, now, name, onSeen }: ChangedBannerProps) {
  const motel = useMotel();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={both}>
      <Alert
        tone="error"
        icon={<DeskIcon name="warning" />}
        action={
          <DeskButton variant="bad" onClick={isOpen ? onSeen : () => setOpen(true)}>
            {isOpen ? 'Go on' : 'See both'}
          </DeskButton>
        }
      >
        <strong>{whoChanged(before, now, name)}</strong> Nothing of yours was saved over it.
      </Alert>
      {isOpen && (
        <table>
          <thead>
            <tr>
              <th>What changed</th>
              <th>As you saw it</th>
              <th>Now</th>
            </tr>
          </thead>
          <tbody>
            {stayDifferences(motel, before, now).map(({ what, ...values }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{values.before}</td>
                <td>{values.now}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** The newest thing in the story that was not there before, of another person where one did it. */
function whoChanged(before: DeskStay, now: DeskStay, name: string | undefined): string {
  const fresh = newInStory(before, now);
  const latest = fresh.find(({ by }) => by !== undefined && by !== name) ?? fresh[0];
  const what = latest === undefined ? '' : `: ${[latest.title, latest.detail].filter(Boolean).join(', ')}`;
  return `${latest?.by ?? 'The guest or the payment provider'} changed this stay a moment ago${what}.`;
}
