import { ApiProblem } from '@motel/api-client';
import { useParams } from 'react-router-dom';
import { Banner } from '../../shared/parts/Banner.tsx';
import { DeskLink } from '../../shared/parts/DeskButton.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { FolioCard } from './FolioCard.tsx';
import { GuestCard } from './GuestCard.tsx';
import { StayHead } from './StayHead.tsx';
import { columns, left, middle } from './StayPage.css.ts';
import { StoryCard } from './StoryCard.tsx';
import { TermsCard } from './TermsCard.tsx';

/** One stay: its guest, its account and its story. */
export function StayPage() {
  const { id = '' } = useParams();
  const { data: stay, error } = useDesk('stay', { parts: { id } });
  if (stay === undefined) return error === null ? <PageHead title="Stay" /> : <NoStay error={error} />;
  return (
    <>
      <StayHead stay={stay} />
      <div className={columns}>
        <div className={left}>
          <GuestCard stay={stay} />
          <StoryCard story={stay.story} />
        </div>
        <div className={middle}>
          <FolioCard stay={stay} />
          <TermsCard terms={stay.terms} />
        </div>
      </div>
    </>
  );
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
