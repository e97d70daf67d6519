import { ApiProblem } from '@motel/api-client';
import type { DeskStay } from '@motel/api-client/desk-contracts';
import type { Cents } from '@motel/booking-core';
import { Alert } from '@motel/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { useMe } from '../../shared/me/use-me.ts';
import { type DeskMotel, useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskLink, PageHead } from '../../shared/parts/Page.tsx';
import { OneAtATime, REFRESH, useDesk } from '../../shared/wire/calls.ts';
import { ChangedBanner, useSeenStay } from './ChangedBanner.tsx';
import { FolioCard } from './FolioCard.tsx';
import { GuestCard } from './GuestCard.tsx';
import { OpenLinks } from './OpenLinks.tsx';
import type { PanelProps, Undo } from './panel/PanelForm.tsx';
import { type PanelView, viewOf } from './panel/panel-view.ts';
import { StayPanel } from './panel/StayPanel.tsx';
import { AttendanceBanner, StayActions, useStayAttendance } from './StayActions.tsx';
import { PayerCard, StayNotes, StoryCard, TermsCard } from './StayCards.tsx';
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
        {arrived !== undefined && (
          <DoneBanner words={arrivedWords(motel, arrived, stay)} onClose={forgetArrived} />
        )}
        {arrived === undefined && done !== undefined && (
          <DoneBanner
            {...done}
            undo={typeof done.undo === 'object' && done.undo.version !== stay.version ? undefined : done.undo}
            isPressing={attendance.isPressing}
            onUndo={(undo) => (undo === 'reinstate' ? show('reinstate') : void attendance.undo(undo))}
            onClose={() => setDone(undefined)}
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
  readonly isPressing?: boolean;
  readonly onUndo?: (undo: Undo) => void;
  readonly onClose: () => void;
}

/** The last action. It stays until it was read. */
function DoneBanner({ words, undo, isPressing = false, onUndo, onClose }: DoneBannerProps) {
  const press = () => undo && onUndo?.(undo);
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
