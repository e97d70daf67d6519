import type { AnswerTo } from '@motel/api-client/desk-contracts';
import { countedThings } from '@motel/content/english';
import { Alert, SelectField, TextField } from '@motel/ui';
import type { FormEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useFields } from '../../shared/field/fields.ts';
import { shownWhen, useNow } from '../../shared/format/shown-when.ts';
import { useMotel } from '../../shared/motel.tsx';
import { SETTINGS } from '../../shared/nav/settings.ts';
import { DeskButton, DeskCard, DeskLink, PageHead } from '../../shared/parts/Page.tsx';
import { QrCode } from '../../shared/qr/QrCode.tsx';
import { useDesk, usePress } from '../../shared/wire/calls.ts';
import { partPath } from './part-draft.ts';
import * as styles from './Site.css.ts';

type Site = AnswerTo<'site'>;

export function SitePage() {
  const { data: site } = useDesk('site', {});
  const publishing = usePress('publishSite');
  if (site === undefined) return <PageHead title="Your motel" />;
  const { published, waits, mistakes } = site;
  const parts = waits.map(({ name, seen }) => ({ name, seen }));
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
              onClick={() => void publishing.press({ body: { version: published.version, parts } })}
            >
              {`Publish ${countedThings(waits.length, 'change')}`}
            </DeskButton>
          )
        }
      />
      {publishing.problem && <Alert tone="error">{publishing.problem.message}</Alert>}
      <div className={styles.doors}>
        <div className={styles.stack}>
          <SeenCard site={site} />
        </div>
        <div className={styles.stack}>
          <DoorsCard title="Prices and terms" aside="counts at once" site={site} />
          <DoorsCard title="How it runs" site={site} />
          <HistoryCard site={site} />
        </div>
        <div className={styles.stack}>
          {site.mayBegin && <BeginCard />}
          {mistakes.length > 0 && (
            <DeskCard title="Fix these first" count={mistakes.length} isInset>
              {mistakes.map(({ name, title, sentence }) => (
                <p key={name + sentence}>
                  <Link to={partPath(name)}>{title}</Link>: {sentence}
                </p>
              ))}
            </DeskCard>
          )}
          <WaitsCard site={site} />
          <PreviewCard preview={site.preview} />
        </div>
      </div>
    </>
  );
}

/** The way from the demo, or from files, to a motel of the owner's answers. */
function BeginCard() {
  const { name, email } = useMotel();
  // No mail server has that domain (RFC 2606).
  const isDemo = email.endsWith('.example');
  return (
    <DeskCard title={isDemo ? 'This is a demo' : 'Is this your motel?'} isInset>
      <p>{`${isDemo ? `${name} is invented. ` : ''}Eight questions, and the site is yours: no stay is in it yet.`}</p>
      <DeskLink to="/site/begin" variant="solid">
        Begin my own motel
      </DeskLink>
    </DeskCard>
  );
}

interface DoorsCardProps {
  readonly title: keyof typeof SETTINGS;
  readonly aside?: string;
  readonly site: Site;
  readonly children?: ReactNode;
}

/** Settings that belong together, each with its state; what waits for the owner is in colour. */
function DoorsCard({ title, aside, site, children }: DoorsCardProps) {
  const isChanged = (to: string) => site.waits.some(({ name }) => partPath(name) === to);
  const stateOf = (to: string) => site.parts.find(({ name }) => partPath(name) === to)?.state;
  return (
    <DeskCard title={title} aside={aside}>
      {SETTINGS[title].map(({ title: door, to }) => (
        <Door
          key={to}
          title={door}
          to={to}
          state={isChanged(to) ? 'waits in the draft' : (site.states[to] ?? stateOf(to))}
          isWaiting={isChanged(to)}
        />
      ))}
      {children}
    </DeskCard>
  );
}

type DoorProps = Pick<Site['parts'][number], 'title' | 'state' | 'isWaiting'> & { readonly to: string };

function Door({ title, to, state, isWaiting = false }: DoorProps) {
  return (
    <Link className={styles.door} to={to}>
      {title}
      <span className={isWaiting ? styles.waiting : styles.soft}>{state}</span>
    </Link>
  );
}

function HistoryCard({ site: { history, published } }: { readonly site: Site }) {
  const now = useNow(60_000);
  const { press, isPressing, problem } = usePress('goBackSite');
  return (
    <DeskCard title="History">
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <ol className={styles.list}>
        {history.map(({ version, at, by, note }) => (
          <li key={version} className={styles.row}>
            <span className={styles.number}>{version}</span>
            <span className={styles.rowWords}>
              {note}
              <span className={styles.soft}>{`${by}, ${shownWhen(at, now)}`}</span>
            </span>
            {version === published.version ? (
              <span className={styles.soft}>On the site now</span>
            ) : (
              <details>
                <summary>{`Go back to ${version}`}</summary>
                <DeskButton
                  size="small"
                  disabled={isPressing}
                  onClick={() => void press({ body: { version: published.version, to: version } })}
                >
                  {`Publish ${version} again now`}
                </DeskButton>
              </details>
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
          <div className={styles.qr}>
            <QrCode text={preview.url} label="The secret address of the draft" />
          </div>
          <a href={preview.url} target="_blank" rel="noreferrer">
            Open the draft here
          </a>
        </>
      )}
      {preview && (
        <span className={styles.soft}>The address is secret, and ends {shownWhen(preview.until, now)}.</span>
      )}
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <DeskButton icon="link" busy={isPressing} onClick={() => void press({})}>
        {preview === undefined ? 'Make a secret address' : 'Make a new one; this one ends'}
      </DeskButton>
    </DeskCard>
  );
}

function WaitsCard({ site: { waits, published } }: { readonly site: Site }) {
  const now = useNow(60_000);
  const { press, isPressing, problem } = usePress('dropSitePart');
  return (
    <DeskCard title="Unpublished changes" count={waits.length} aside={`since version ${published.version}`}>
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <ul className={styles.list}>
        {waits.map(({ name, title, isRemoved, by, at, seen }) => (
          <li key={name} className={styles.row}>
            <span className={styles.rowWords}>
              {isRemoved ? `${title}, to be taken away` : <Link to={partPath(name)}>{title}</Link>}
              <span className={styles.soft}>{`${by}, ${shownWhen(at, now)}`}</span>
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
      <p className={styles.inside}>
        <span className={styles.soft}>
          {waits.length === 0 && 'All is published. '}
          Guests see a change once you publish it. Prices, taxes and rooms for sale are not in the draft: each
          has its own page.
        </span>
      </p>
    </DeskCard>
  );
}

const ROOM = { call: 'addRoomKind', label: 'A new kind of room', deed: 'Add the room' } as const;
const PAGE = { call: 'addSitePage', label: 'A new page about', deed: 'Add the page' } as const;

const SEVERAL = [
  { title: 'Languages', isIn: (name: string) => /^[a-z]{2}\.yaml$/.test(name), added: undefined },
  { title: 'Rooms', isIn: (name: string) => name.startsWith('rooms/'), added: ROOM },
  { title: 'Pages', isIn: (name: string) => name.startsWith('pages/'), added: PAGE },
];

/** Every part of the site that guests see, and what begins another one. */
function SeenCard({ site }: { readonly site: Site }) {
  return (
    <DoorsCard title="What guests see" aside="waits for Publish" site={site}>
      {SEVERAL.map(({ title, isIn, added }) => {
        const shown = site.parts.filter(({ name }) => isIn(name));
        return (
          <details key={title} open={shown.length < 9} className={styles.several}>
            <summary>
              {title} <span className={styles.soft}>{shown.length}</span>
            </summary>
            {shown.map(({ name, ...part }) => (
              <Door key={name} to={partPath(name)} {...part} />
            ))}
            {added && <NewPart {...added} rooms={added === ROOM ? shown : []} />}
          </details>
        );
      })}
    </DoorsCard>
  );
}

/** Begins a page of the motel's own, or a kind of room. @param rooms of which a new kind is like one */
function NewPart({ label, deed, call, rooms }: (typeof ROOM | typeof PAGE) & { rooms: Site['parts'] }) {
  const { typed, field } = useFields({ title: '', like: rooms[0]?.name ?? '' });
  const { press, isPressing, problem } = usePress(call);
  const navigate = useNavigate();
  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    const part = await press({ body: call === 'addRoomKind' ? typed : { title: typed.title } });
    if (part !== undefined) navigate(partPath(part.name));
  }
  return (
    <form className={styles.inside} onSubmit={(event) => void add(event)}>
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <div className={styles.line}>
        <TextField label={label} maxLength={100} {...field('title')} />
        {rooms.length > 0 && (
          <SelectField
            label="Like"
            options={rooms.map((room) => ({ value: room.name, label: room.title }))}
            {...field('like')}
          />
        )}
        <DeskButton type="submit" icon="plus" busy={isPressing} disabled={typed.title.trim() === ''}>
          {deed}
        </DeskButton>
      </div>
      {rooms.length > 0 && (
        <span className={styles.soft}>
          It has one room, at the price of the other kind. Once it is published, add rooms on All rooms, and
          change its price on Rates.
        </span>
      )}
    </form>
  );
}
