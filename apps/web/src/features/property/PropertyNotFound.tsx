import { buttonStyle, Heading, KeyFob, Stack, Text } from '@motel/ui';
import { Link } from 'react-router-dom';
import { sitePaths } from '../../shared/site-paths.ts';

/** Shown when there is no such property, and when it could not be loaded (§8). */
export function PropertyNotFound() {
  return (
    <Stack gap="l" align="start">
      <KeyFob size={84} tone="ox">
        ?
      </KeyFob>
      <Heading level={1}>Property not found.</Heading>
      <Text size="lead" measure>
        No room hangs on this hook. It may have a new name, or the line was bad: our other rooms are one step
        away.
      </Text>
      <Link to={sitePaths.hotelCards} className={buttonStyle({ variant: 'solid' })}>
        See our rooms
      </Link>
    </Stack>
  );
}
