import { ApiProblem } from '@motel/api-client';
import type { DeskStay } from '@motel/api-client/desk-contracts';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { Banner } from '../../shared/parts/Banner.tsx';
import { DeskButton, DeskLink } from '../../shared/parts/DeskButton.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { ChangedBanner } from './ChangedBanner.tsx';
import { FolioCard } from './FolioCard.tsx';
import { GuestCard } from './GuestCard.tsx';
import { NotesCard } from './NotesCard.tsx';
import { viewOf } from './panel/panel-view.ts';
import { StayPanel } from './panel/StayPanel.tsx';
import { StayActions } from './StayActions.tsx';
import { StayHead } from './StayHead.tsx';
import { banner, columns, left, middle } from './StayPage.css.ts';
import { StoryCard } from './StoryCard.tsx';
import { TermsCard } from './TermsCard.tsx';
import { useSeenStay } from './use-seen-stay.ts';
import { WaitingCard } from './WaitingCard.tsx';

/** One stay: its guest, its account and its story, and whatever is done with it. */
export function StayPage() {
  const { id = '' } = useParams();
  const { data: stay, error } = useDesk('stay', { parts: { id } });
  if (stay === undefined) return error === null ? <PageHead title="Stay" /> : <NoStay error={error} />;
  return <OpenStay key={stay.id} stay={stay} />;
}

function OpenStay({ stay }: { readonly stay: DeskStay }) {
  const booked: unknown = useLocation().state;
  const [done, setDone] = useState(isBooked(booked) ? bookedWords(stay) : undefined);
  const [params, setParams] = useSearchParams();
  const { seen, isChanged, see, expectChange } = useSeenStay(stay);
  const view = viewOf(params.get('do'), seen);
  const props = { stay: seen, onPress: expectChange, onDone: setDone };
  return (
    <>
      <StayHead stay={stay} />
      {isChanged && <ChangedBanner before={seen} now={stay} onSeen={see} />}
      {done !== undefined && (
        <div className={banner}>
          <Banner tone="good" action={<DeskButton onClick={() => setDone(undefined)}>OK</DeskButton>}>
            {done}
          </Banner>
        </div>
      )}
      <StayActions stay={stay} view={view} onView={(next) => setParams({ do: next }, { replace: true })} />
      <div className={columns}>
        <div className={left}>
          <GuestCard stay={stay} onEdit={() => setParams({ do: 'guest' }, { replace: true })} />
          <StoryCard story={stay.story} />
        </div>
        <div className={middle}>
          {stay.waiting.map((waiting) => (
            <WaitingCard key={waiting.for} {...props} stay={stay} waiting={waiting} />
          ))}
          <FolioCard stay={stay} />
          <TermsCard terms={stay.terms} />
          <NotesCard notes={stay.notes} />
        </div>
        <StayPanel {...props} view={view} onView={(next) => setParams({ do: next }, { replace: true })} />
      </div>
    </>
  );
}

/** What was done on the page of a new stay. */
function bookedWords({ status, reference }: DeskStay): string {
  return status === 'pending'
    ? `The room is held until the guest has paid: ${reference}.`
    : `Booked: ${reference}.`;
}

function isBooked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'booked' in state;
}

/** An address without a stay, or a server that does not answer. */
function NoStay({ error }: { readonly error: Error }) {
  const isUnknown = error instanceof ApiProblem && error.status === 404;
  return (
    <>
      <PageHead title={isUnknown ? 'No such stay' : 'Stay'} />
      <Banner tone={isUnknown ? 'plain' : 'warn'} icon="warning" action={<DeskLink to="/">Back</DeskLink>}>
        {isUnknown
          ? 'The desk has no stay at this address.'
          : 'The stay could not be read. It is asked for again by itself.'}
      </Banner>
    </>
  );
}
