import { ApiProblem } from '@motel/api-client';
import type { Covers, DeskStay } from '@motel/api-client/desk-contracts';
import type { Cents } from '@motel/booking-core';
import { Alert, classes, SelectField } from '@motel/ui';
import { Fragment, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { optionsOf } from '../../shared/field/fields.ts';
import { motelDay, shownDay, shownMoment, shownShortDate } from '../../shared/format/shown-dates.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { useMe } from '../../shared/me/use-me.ts';
import { type DeskMotel, useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard, DeskLink, PageHead } from '../../shared/parts/Page.tsx';
import { OneAtATime, REFRESH, useDesk, usePress } from '../../shared/wire/calls.ts';
import { ChangedBanner, useSeenStay } from './ChangedBanner.tsx';
import * as styles from './cards.css.ts';
import { FolioCard } from './FolioCard.tsx';
import { GuestCard } from './GuestCard.tsx';
import { OpenLinks } from './OpenLinks.tsx';
import type { PanelProps, Undo } from './panel/PanelForm.tsx';
import { type PanelView, viewOf } from './panel/panel-view.ts';
import { StayPanel } from './panel/StayPanel.tsx';
import { AttendanceBanner, StayActions, useStayAttendance } from './StayActions.tsx';
import { StayHead } from './StayHead.tsx';
import { banners, columns, left, middle } from './StayPage.css.ts';

export function StayPage() {
  const { id = '' } = useParams();
  // A press carries the version that the page shows: it waits until the page has read the one before.
  const pressing = useState(false);
  // A payment that is awaited shows at once.
  const refresh = (shown?: DeskStay) => (shown === undefined || shown.waiting.length === 0 ? REFRESH : 1000);
  const { data: stay, error } = useDesk('stay', { parts: { id } }, { refresh });
  if (stay === undefined) return error === null ? <PageHead title="Stay" /> : <NoStay error={error} />;
  return (
    <OneAtATime value={pressing}>
      <OpenStay key={stay.id} stay={stay} />
    </OneAtATime>
  );
}

function OpenStay({ stay }: { readonly stay: DeskStay }) {
  const motel = useMotel();
  const came: unknown = useLocation().state;
  const [done, setDone] = useState<Done | undefined>(
    isIn(came, 'booked') ? { words: bookedWords(stay) } : undefined,
  );
  const [params, setParams] = useSearchParams();
  const name = useMe()?.person.name;
  const { seen, isChanged, see, arrived, forgetArrived } = useSeenStay(stay, name);
  // A move to other rooms is undone only while nothing else has changed the stay.
  const isOld = typeof done?.undo === 'object' && done.undo.version !== stay.version;
  const before = isOld ? { words: done.words } : done;
  const news = arrived === undefined ? before : { words: arrivedWords(motel, arrived, stay) };
  const view = viewOf(params.get('do'), seen);
  const onDone: PanelProps['onDone'] = (words, undo) => {
    forgetArrived();
    setDone({ words, undo });
  };
  const props = { stay: seen, onDone };
  const attendance = useStayAttendance(props);
  useAskedCheckIn(isIn(came, 'checkIn'), () => void attendance.checkIn());
  const show = (next: PanelView) => setParams({ do: next }, { replace: true });
  const showNight = (leaves: string) => setParams({ do: 'dates', leaves }, { replace: true });
  return (
    <>
      <StayHead stay={stay} />
      {isChanged && <ChangedBanner before={seen} now={stay} name={name} onSeen={see} />}
      <div className={banners}>
        {news !== undefined && (
          <DoneBanner
            {...news}
            isPressing={attendance.isPressing}
            onUndo={(undo) => (undo === 'reinstate' ? show('reinstate') : void attendance.undo(undo))}
            onClose={arrived === undefined ? () => setDone(undefined) : forgetArrived}
          />
        )}
        <AttendanceBanner stay={stay} attendance={attendance} />
      </div>
      <StayActions stay={stay} attendance={attendance} view={view} onView={show} onNight={showNight} />
      <div className={columns}>
        <div className={left}>
          <GuestCard stay={stay} onEdit={() => show('guest')} />
          <PayerCard stay={seen} />
          <StoryCard story={stay.story} />
        </div>
        <div className={middle}>
          {stay.waiting.map((waiting) => (
            <OpenLinks key={waiting.for} {...props} stay={stay} waiting={waiting} />
          ))}
          <FolioCard stay={seen} onDone={onDone} />
          <TermsCard stay={stay} />
          <StayNotes notes={stay.notes} />
        </div>
        <StayPanel {...props} view={view} onView={show} />
      </div>
    </>
  );
}

function bookedWords({ status, reference }: DeskStay): string {
  return status === 'pending'
    ? `The room is held until the guest has paid: ${reference}.`
    : `Booked: ${reference}.`;
}

function arrivedWords({ shownMoney }: DeskMotel, amount: Cents, { folio: { balance } }: DeskStay): string {
  const rest = balance > 0 ? `${shownMoney(balance)} is still due` : 'nothing is due';
  return `The guest has paid ${shownMoney(amount)}: ${rest}.`;
}

/** Whether the page before said so. */
function isIn(state: unknown, said: 'booked' | 'checkIn'): boolean {
  return typeof state === 'object' && state !== null && said in state;
}

/** An address without a stay, or a server that does not answer. */
function NoStay({ error }: { readonly error: Error }) {
  const isUnknown = error instanceof ApiProblem && error.status === 404;
  return (
    <>
      <PageHead title={isUnknown ? 'No such stay' : 'Stay'} />
      <Alert
        tone={isUnknown ? 'info' : 'warning'}
        icon={<DeskIcon name="warning" />}
        action={<DeskLink to="/">Back</DeskLink>}
      >
        {isUnknown
          ? 'The desk has no stay at this address.'
          : 'The stay could not be read. The page tries again by itself.'}
      </Alert>
    </>
  );
}

/** Checks the guests in once, where the search asked for it: a reload of the page does not. */
function useAskedCheckIn(isAsked: boolean, checkIn: () => void): void {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is asked
  useEffect(() => {
    if (!isAsked) return;
    void navigate('.', { replace: true });
    checkIn();
  }, [isAsked]);
}

interface Done {
  readonly words: string;
  readonly undo?: Undo | undefined;
}

interface DoneBannerProps extends Done {
  readonly isPressing: boolean;
  readonly onUndo: (undo: Undo) => void;
  readonly onClose: () => void;
}

/** The last action. It stays until it was read. */
function DoneBanner({ words, undo, isPressing, onUndo, onClose }: DoneBannerProps) {
  const press = () => undo && onUndo(undo);
  useShortcuts({ z: ['Undo', press] }, { isOn: undo !== undefined && !isPressing });
  return (
    <Alert
      tone="success"
      action={
        <>
          {undo !== undefined && (
            <DeskButton shortcut="Z" disabled={isPressing} onClick={press}>
              Undo
            </DeskButton>
          )}
          <DeskButton onClick={onClose}>OK</DeskButton>
        </>
      }
    >
      {words}
    </Alert>
  );
}

/** The cost of changed plans, in the order of time. */
function TermsCard({ stay }: Pick<PanelProps, 'stay'>) {
  const { terms, restDue, acceptedTerms, isGuaranteed } = stay;
  const { shownMoney } = useMotel();
  return (
    <DeskCard title="If plans change" aside="as agreed at booking">
      {restDue !== undefined && (
        <p className={styles.notes}>A deposit confirmed it: the rest is asked for on {shownDay(restDue)}.</p>
      )}
      {isGuaranteed && (
        <p className={styles.notes}>A card guarantees it: it is charged once the stay is given up.</p>
      )}
      <dl className={styles.terms}>
        {terms.map((term) => (
          <Fragment key={term.kind}>
            <dt className={classes(term.state === 'now' && styles.isNow)}>{when(term)}</dt>
            <dd>{term.words}</dd>
            <dd className={classes(styles.amount, term.state === 'passed' && styles.soft)}>
              {term.state === 'passed' ? 'passed' : shownMoney(term.amount)}
            </dd>
          </Fragment>
        ))}
      </dl>
      {acceptedTerms !== undefined && <p className={styles.notes}>The guest accepted: “{acceptedTerms}”</p>}
    </DeskCard>
  );
}

function when({ state, until }: DeskStay['terms'][number]): string {
  if (until === undefined) return state === 'now' ? 'Now' : 'Later';
  const end = shownMoment(until);
  return state === 'now' ? `Now, until ${end}` : `Until ${end}`;
}

const COVERS = optionsOf<Covers>({
  all: 'All that is open',
  stay: 'The stay; its guest pays the articles',
});

/** The company that pays for a stay; where the motel has companies. */
function PayerCard({ stay: { id, version } }: Pick<PanelProps, 'stay'>) {
  const { data } = useDesk('payer', { parts: { id } }, { refresh: false });
  const { press, isPressing, problem } = usePress('setPayer');
  if (data === undefined || data.companies.length === 0) return null;
  const { company, covers = 'all', companies } = data;
  const pay = (body: { readonly company?: string; readonly covers?: Covers }) =>
    press({ parts: { id }, body: { version, ...body } });
  return (
    <DeskCard title="Payer">
      <div className={styles.notes}>
        <SelectField
          label="Who pays"
          value={company ?? ''}
          disabled={isPressing}
          options={[
            { value: '', label: 'The guest' },
            ...companies.map((one) => ({ value: one.id, label: one.name })),
          ]}
          onChange={(chosen) => pay(chosen === '' ? {} : { company: chosen, covers })}
        />
        {company !== undefined && (
          <SelectField
            label="It pays"
            value={covers}
            disabled={isPressing}
            options={COVERS}
            onChange={(chosen) => pay({ company, covers: chosen })}
          />
        )}
        {problem && <Alert tone="error">{problem.message}</Alert>}
        {company !== undefined && (
          <DeskLink to={`/companies/${company}`} icon="forward">
            To its invoices
          </DeskLink>
        )}
      </div>
    </DeskCard>
  );
}

function StayNotes({ notes }: { readonly notes: DeskStay['notes'] }) {
  if (notes.length === 0) return null;
  return (
    <DeskCard title="Notes">
      <ul className={styles.notes}>
        {notes.map(({ id, text, by, at, done }) => (
          <li key={id}>
            {text}{' '}
            <span className={styles.soft}>
              {by}, {shownShortDate(motelDay(at))}
              {done !== undefined && `, done by ${done.by}`}
            </span>
          </li>
        ))}
      </ul>
    </DeskCard>
  );
}

function StoryCard({ story }: { readonly story: DeskStay['story'] }) {
  return (
    <DeskCard title="Story" aside="newest first">
      <ol className={styles.story}>
        {story.map(({ at, title, detail, by }, index) => (
          <li
            key={`${at} ${title} ${index}`}
            className={classes(styles.happening, title === NEEDS_A_HAND && styles.waits)}
          >
            <time dateTime={at} className={styles.time}>
              {shownMoment(at)}
            </time>
            <strong>{title}</strong>
            {detail !== undefined && `, ${detail}`}
            {by !== undefined && `, by ${by}`}
          </li>
        ))}
      </ol>
    </DeskCard>
  );
}

const NEEDS_A_HAND = 'Needs a hand';
