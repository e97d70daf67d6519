import { Alert } from '@motel/ui';
import { Link } from 'react-router-dom';
import { shownWhen } from '../../shared/format/shown-when.ts';
import { useNow } from '../../shared/format/use-now.ts';
import { DeskButton, DeskLink } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { QrCode } from '../../shared/qr/QrCode.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { PartsCard } from './PartsCard.tsx';
import { partPath } from './part-draft.ts';
import { inside, list, number, qr, row, rowWords, sides, soft, stack } from './Site.css.ts';
import type { Site } from './site.ts';

/** The motel as guests see it: its parts, what waits to be published, and what was. */
export function SitePage() {
  const { data: site } = useDesk('site', {});
  if (site === undefined) return <PageHead title="Your motel" />;
  return <SiteOf site={site} />;
}

function SiteOf({ site }: { readonly site: Site }) {
  const publishing = usePress('publishSite');
  const { published, waits, mistakes } = site;
  const publish = () =>
    publishing.press({
      body: {
        version: published.version,
        parts: waits.map(({ name, seen }) => ({ name, seen })),
      },
    });
  const count = waits.length === 1 ? '1 change' : `${waits.length} changes`;
  return (
    <>
      <PageHead
        title="Your motel"
        note={`version ${published.version} is on the site`}
        end={
          waits.length > 0 && (
            <DeskButton
              variant="solid"
              icon="check"
              busy={publishing.isPressing}
              disabled={mistakes.length > 0}
              onClick={() => void publish()}
            >
              {`Publish ${count}`}
            </DeskButton>
          )
        }
      />
      <div className={sides}>
        <div className={stack}>
          {publishing.problem && <Alert tone="error">{publishing.problem.message}</Alert>}
          <WaitsCard site={site} />
          <PartsCard parts={site.parts} />
        </div>
        <div className={stack}>
          {mistakes.length > 0 && (
            <DeskCard title="Fix these first" count={mistakes.length} isInset>
              {mistakes.map(({ name, title, sentence }) => (
                <p key={name + sentence}>
                  <strong>{title}:</strong> {sentence}
                </p>
              ))}
            </DeskCard>
          )}
          {site.mayBegin && (
            <DeskCard title="Is this your motel?" isInset>
              <p>Eight questions, and the site is yours: no stay is in it yet.</p>
              <DeskLink to="/site/begin">Begin my own motel</DeskLink>
            </DeskCard>
          )}
          <DeskCard title="Bookings from another system" isInset>
            <DeskLink to="/import" icon="arrive">
              Bring bookings over
            </DeskLink>
          </DeskCard>
          <HistoryCard site={site} />
          <PreviewCard preview={site.preview} />
        </div>
      </div>
    </>
  );
}

/** The versions that were published, with the way back to each. */
function HistoryCard({ site: { history, published } }: { readonly site: Site }) {
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

/** The secret address that shows the draft, for a telephone. */
function PreviewCard({ preview }: Pick<Site, 'preview'>) {
  const now = useNow(60_000);
  const { press, isPressing, problem } = usePress('previewSite');
  return (
    <DeskCard title="Preview on a phone" isInset>
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
    </DeskCard>
  );
}

/** The changes that guests do not see yet. */
function WaitsCard({ site: { waits, published } }: { readonly site: Site }) {
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
