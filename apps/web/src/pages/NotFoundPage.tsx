import { buttonStyle, Container, Heading, Inline, Stack, Text } from '@motel/ui';
import { Link } from 'react-router-dom';
import { sitePaths } from '../shared/site-paths.ts';

export default function NotFoundPage() {
  return (
    <Container width="text">
      <Stack gap="l">
        <Heading level={1}>No room at this address.</Heading>
        <Text>Page not found: there is nothing here, or not any more.</Text>
        <Inline>
          <Link to={sitePaths.home} className={buttonStyle({ variant: 'solid' })}>
            Go to Home
          </Link>
          <Link to={sitePaths.hotelCards} className={buttonStyle()}>
            See our rooms
          </Link>
        </Inline>
      </Stack>
    </Container>
  );
}
