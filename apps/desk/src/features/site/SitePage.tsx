import { Alert } from '@motel/ui';
import { DeskButton, DeskLink } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { PartsCard } from './PartsCard.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { inside, sides, stack } from './Site.css.ts';
import type { Site } from './site.ts';
import { WaitsCard } from './WaitsCard.tsx';

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
            <DeskCard title="To be put right first" count={mistakes.length}>
              <div className={inside}>
                {mistakes.map(({ name, title, sentence }) => (
                  <p key={name + sentence}>
                    <strong>{title}:</strong> {sentence}
                  </p>
                ))}
              </div>
            </DeskCard>
          )}
          {site.mayBegin && (
            <DeskCard title="Is this your motel?">
              <div className={inside}>
                <p>Eight questions, and the site is yours: no stay is in it yet.</p>
                <DeskLink to="/site/begin">Begin my own motel</DeskLink>
              </div>
            </DeskCard>
          )}
          <DeskCard title="Bookings from another system">
            <div className={inside}>
              <DeskLink to="/import" icon="arrive">
                Bring bookings over
              </DeskLink>
            </div>
          </DeskCard>
          <HistoryCard site={site} />
          <PreviewCard preview={site.preview} />
        </div>
      </div>
    </>
  );
}
