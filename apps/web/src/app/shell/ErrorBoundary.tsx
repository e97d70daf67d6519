import { motel } from '@motel/content';
import { Button, buttonStyle, Container, Heading, Inline, Stack, Text } from '@motel/ui';
import { Component, type ReactNode } from 'react';
import { Plate } from '../../features/words/Plate.tsx';
import { beside } from '../../shared/beside.css.ts';
import { logFailure } from '../../shared/log-failure.ts';
import { sitePaths } from '../../shared/site-paths.ts';

interface Props {
  readonly children: ReactNode;
}

/** Shows the error page in place of a page that threw; header and footer stay (§2). */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('The page broke', error);
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}

/** Shown when a page fails. Every link loads a fresh document, because the loaded one may be broken. */
function ErrorPage() {
  return (
    <Container className={beside}>
      <Stack gap="l" align="start">
        <Heading level={1}>The light went out.</Heading>
        <Text size="lead" measure>
          Something went wrong on this page. Nothing was charged by it. Please try again, or call the front
          desk at <a href={motel.phone.href}>{motel.phone.shown}</a>.
        </Text>
        <Inline>
          <Button variant="solid" onClick={() => location.reload()}>
            Try Again
          </Button>
          <a href={sitePaths.hotelCards} className={buttonStyle()}>
            See our rooms
          </a>
          <a href={sitePaths.home} className={buttonStyle({ variant: 'quiet' })}>
            Go to Home
          </a>
        </Inline>
      </Stack>
      <Plate src="/pictures/light-out.svg" alt="" />
    </Container>
  );
}
