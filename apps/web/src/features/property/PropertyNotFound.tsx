import { buttonStyle, Heading, Stack } from '@motel/ui';
import { Link } from 'react-router-dom';
import { sitePaths } from '../../shared/site-paths.ts';

/** Shown when there is no such property, and when it could not be loaded (§8). */
export function PropertyNotFound() {
  return (
    <Stack gap="l" align="start">
      <Heading level={1}>Property not found.</Heading>
      <Link to={sitePaths.hotelCards} className={buttonStyle({ variant: 'solid' })}>
        See our rooms
      </Link>
    </Stack>
  );
}
