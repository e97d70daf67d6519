import { motel } from '@motel/content';
import { Button, buttonStyle, Container, Heading, Inline, Stack, Text } from '@motel/ui';
import { sitePaths } from '../../shared/site-paths.ts';

/** What shows when a page cannot. Both ways out load a fresh page: the loaded one may be what is broken. */
export function ErrorPage() {
  return (
    <Container width="text">
      <Stack gap="l">
        <Heading level={1}>The light went out.</Heading>
        <Text>
          Something went wrong on this page. Nothing was charged by it. Please try again, or call the front
          desk at <a href={motel.phone.href}>{motel.phone.shown}</a>.
        </Text>
        <Inline>
          <Button variant="solid" onClick={() => location.reload()}>
            Try Again
          </Button>
          <a href={sitePaths.home} className={buttonStyle()}>
            Go to Home
          </a>
        </Inline>
      </Stack>
    </Container>
  );
}
