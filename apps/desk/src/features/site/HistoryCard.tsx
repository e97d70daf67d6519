import { Alert } from '@motel/ui';
import { shownWhen } from '../../shared/format/shown-when.ts';
import { useNow } from '../../shared/format/use-now.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { list, number, row, rowWords, soft } from './Site.css.ts';
import type { Site } from './site.ts';

/** The versions that were published, with the way back to each. */
export function HistoryCard({ site: { history, published } }: { readonly site: Site }) {
  const now = useNow(60_000);
  const { press, isPressing, problem } = usePress('goBackSite');
  return (
    <DeskCard title="History">
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <ol className={list}>
        {history.map(({ version, at, by, note }) => (
          <li key={version} className={row}>
            <span className={number}>{version}</span>
            <span className={rowWords}>
              {note}
              <span className={soft}>{`${by}, ${shownWhen(at, now)}`}</span>
            </span>
            {version === published.version ? (
              <span className={soft}>On the site now</span>
            ) : (
              <DeskButton
                size="small"
                disabled={isPressing}
                onClick={() => void press({ body: { version: published.version, to: version } })}
              >
                {`Go back to ${version}`}
              </DeskButton>
            )}
          </li>
        ))}
      </ol>
    </DeskCard>
  );
}
