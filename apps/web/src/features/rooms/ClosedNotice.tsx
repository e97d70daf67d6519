import { Alert } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { propertyCardsQuery } from '../../shared/queries/property-queries.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { propertyPath } from '../../shared/site-paths.ts';
import { otherRooms } from './other-rooms.ts';

/** Under the name of a room that its owner has closed, with two others. */
export function ClosedNotice({ room }: { readonly room: string }) {
  const { data = [] } = useQuery(propertyCardsQuery(useWire()));
  const others = otherRooms(data, room).slice(0, 2);
  return (
    <Alert tone="warning">
      This room is closed for now.
      {others.length > 0 && ' Open are: '}
      {others.map(({ id, title }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={propertyPath(id)}>{title}</Link>
        </Fragment>
      ))}
      {others.length > 0 && '.'}
    </Alert>
  );
}
