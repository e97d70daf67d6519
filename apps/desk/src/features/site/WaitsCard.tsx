import { Alert } from '@motel/ui';
import { Link } from 'react-router-dom';
import { shownWhen } from '../../shared/format/shown-when.ts';
import { useNow } from '../../shared/format/use-now.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { partPath } from './part-path.ts';
import { inside, list, row, rowWords, soft } from './Site.css.ts';
import type { Site } from './site.ts';

/** The changes that guests do not see yet. */
export function WaitsCard({ site: { waits, published } }: { readonly site: Site }) {
  const now = useNow(60_000);
  const { press, isPressing, problem } = usePress('dropSitePart');
  return (
    <DeskCard title="Unpublished changes" count={waits.length} aside={`since version ${published.version}`}>
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <ul className={list}>
        {waits.map(({ name, title, isRemoved, by, at, seen }) => (
          <li key={name} className={row}>
            <span className={rowWords}>
              {isRemoved ? `${title}, to be taken away` : <Link to={partPath(name)}>{title}</Link>}
              <span className={soft}>{`${by}, ${shownWhen(at, now)}`}</span>
            </span>
            <DeskButton
              size="small"
              icon="undo"
              disabled={isPressing}
              onClick={() => void press({ body: { name, seen } })}
            >
              {`Undo ${title}`}
            </DeskButton>
          </li>
        ))}
      </ul>
      <p className={inside}>
        <span className={soft}>
          {waits.length === 0 && 'All is published. '}
          Guests see a change once you publish it. Prices, taxes and rooms for sale are not in the draft: each
          has its own page.
        </span>
      </p>
    </DeskCard>
  );
}
