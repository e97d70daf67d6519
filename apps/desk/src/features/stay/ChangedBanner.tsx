import type { DeskStay } from '@motel/api-client/desk-contracts';
import { useState } from 'react';
import { Banner } from '../../shared/parts/Banner.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { both } from './ChangedBanner.css.ts';
import { stayDifferences } from './stay-differences.ts';

interface ChangedBannerProps {
  /** As this person has seen it. */
  readonly before: DeskStay;
  readonly now: DeskStay;
  /** The person has read what changed. */
  readonly onSeen: () => void;
}

/** Another person changed this stay: who, what, and both beside each other. */
export function ChangedBanner({ before, now, onSeen }: ChangedBannerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={both}>
      <Banner
        tone="bad"
        icon="warning"
        action={
          isOpen ? (
            <DeskButton look="bad" onClick={onSeen}>
              Go on
            </DeskButton>
          ) : (
            <DeskButton look="bad" onClick={() => setOpen(true)}>
              See both
            </DeskButton>
          )
        }
      >
        <strong>{whoChanged(before, now)}</strong> Nothing of yours was saved over it.
      </Banner>
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
            {stayDifferences(before, now).map(({ what, ...values }) => (
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

/** The newest thing in the story that was not there before. */
function whoChanged(before: DeskStay, now: DeskStay): string {
  const known = new Set(before.story.map(({ at, title }) => `${at} ${title}`));
  const latest = now.story.find(({ at, title }) => !known.has(`${at} ${title}`));
  const what = latest === undefined ? '' : `: ${[latest.title, latest.detail].filter(Boolean).join(', ')}`;
  return `${latest?.by ?? 'The guest or the payment provider'} changed this stay a moment ago${what}.`;
}
