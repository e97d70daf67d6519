import { Button, buttonStyle, Container, Heading, Inline, Stack, Text } from '@motel/ui';
import { Component, type ReactNode } from 'react';
import { Plate } from '../../features/words/Plate.tsx';
import { beside } from '../../shared/beside.css.ts';
import { logFailure } from '../../shared/log-failure.ts';
import { ContentChanged } from '../../shared/motel/site-part.ts';
import { said } from '../../shared/said.ts';
import { addressOf, sitePaths } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';

interface State {
  readonly error?: unknown;
}

/** The error page in place of a page that threw (§2). A page of a content that is no longer published is reloaded. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ContentChanged) location.reload();
    else logFailure('The page broke', error);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return error instanceof ContentChanged ? null : <ErrorPage />;
  }
}

/** Shown when a page fails. Every link loads a fresh document, because the loaded one may be broken. */
function ErrorPage() {
  const { words, t, motel } = useWords();
  return (
    <Container className={beside}>
      <Stack gap="l" align="start">
        <Heading level={1}>{t('The light went out.')}</Heading>
        <Text size="lead" measure>
          {said(
            words,
            'Something went wrong on this page. Nothing was charged by it. Please try again, or call the front desk at {phone}.',
            { phone: <a href={motel.phone.href}>{motel.phone.shown}</a> },
          )}
        </Text>
        <Inline>
          <Button variant="solid" onClick={() => location.reload()}>
            {t('Try Again')}
          </Button>
          <a href={addressOf(motel, sitePaths.hotelCards)} className={buttonStyle()}>
            {t('See our rooms')}
          </a>
          <a href={addressOf(motel, sitePaths.home)} className={buttonStyle({ variant: 'quiet' })}>
            {t('Go to Home')}
          </a>
        </Inline>
      </Stack>
      <Plate src="/pictures/light-out.svg" alt="" />
    </Container>
  );
}
