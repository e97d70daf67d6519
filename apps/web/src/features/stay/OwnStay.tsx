import type { Stay } from '@motel/api-client/contracts';
import { Button, buttonStyle, Container, Heading, Skeleton, Spinner, Stack } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { KeepFocus } from '../../shared/focus/KeepFocus.tsx';
import { useSitePart } from '../../shared/motel/site-part.ts';
import { Notice } from '../../shared/Notice.tsx';
import { hasStatus } from '../../shared/queries/refusal-of.ts';
import { SignInFirst } from '../../shared/SignInFirst.tsx';
import { useSessionState } from '../../shared/session/session-store.ts';
import { askAfterSessionEnd } from '../../shared/sign-in-prompt.ts';
import { useWire } from '../../shared/site.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { stayQuery } from '../../shared/stay/stay-query.ts';
import { WithoutScripts } from '../../shared/WithoutScripts.tsx';
import { useWords } from '../../shared/words.ts';

interface OwnStayProps {
  readonly children: (stay: Stay) => ReactNode;
}

/** The stay of the page's address, or why it does not open here. */
export function OwnStay({ children }: OwnStayProps) {
  const { t } = useWords();
  const state = useSessionState();
  const { id = '' } = useParams();
  return (
    <Container>
      <KeepFocus>
        <WithoutScripts />
        {state.kind === 'restoring' && <StayLoading />}
        {state.kind === 'session' && (
          <LoadedStay userId={state.session.user.id} id={id}>
            {children}
          </LoadedStay>
        )}
        {state.kind !== 'restoring' && state.kind !== 'session' && (
          <Stack gap="xl">
            <Heading level={1}>{t('Your stay')}</Heading>
            <SignInFirst staysHere>
              {t(
                'Sign in with the number you booked with. On a device that is new to us, open the link in our mail instead.',
              )}
            </SignInFirst>
          </Stack>
        )}
      </KeepFocus>
    </Container>
  );
}

function LoadedStay({
  userId,
  id,
  children,
}: OwnStayProps & { readonly userId: string; readonly id: string }) {
  const { words, t } = useWords();
  const [dogWithKey, lightOut] = [useSitePart('drawing:banner-dog'), useSitePart('drawing:light-out')];
  const { data: stay, error, isFetching, refetch } = useQuery(stayQuery(useWire(), userId, id));
  useEffect(() => {
    if (hasStatus(error, 401)) askAfterSessionEnd(words);
  }, [words, error]);
  if (stay) return children(stay);
  if (stay === null) {
    return (
      <Notice
        level={1}
        title={t('This key opens no door here.')}
        picture={dogWithKey}
        action={
          <Link to={sitePaths.bookingHistory} className={buttonStyle({ variant: 'solid' })}>
            {t('My Bookings')}
          </Link>
        }
      >
        {t('We found no such stay for this device. Open the link in our mail to you, or call us.')}
      </Notice>
    );
  }
  if (isFetching) return <StayLoading />;
  return (
    <Notice
      level={1}
      title={t('Your stay could not be loaded')}
      picture={lightOut}
      isAlert
      action={
        <Button variant="solid" onClick={() => void refetch()}>
          {t('Try Again')}
        </Button>
      }
    >
      {t('Please check your connection. Your stay itself is safe.')}
    </Notice>
  );
}

function StayLoading() {
  const { t } = useWords();
  return (
    <Stack gap="l">
      <Heading level={1}>{t('Your stay')}</Heading>
      <Spinner>{t('Loading your stay...')}</Spinner>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}
