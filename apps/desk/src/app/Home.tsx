import { mayDo } from '@motel/api-client/desk-contracts';
import { Navigate } from 'react-router-dom';
import { useMe } from '../shared/me/use-me.ts';
import { DESK_PAGES } from './desk-pages.ts';

/** The first page of the rail that the person may see: Tonight, or the rooms to clean. */
export function Home() {
  const me = useMe();
  const first = DESK_PAGES.find(({ right }) => me !== undefined && mayDo(me.person, right));
  return first === undefined ? null : <Navigate to={`/${first.path}`} replace />;
}
