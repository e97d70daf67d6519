import { mayDo } from '@motel/api-client/desk-contracts';
import { Alert } from '@motel/ui';
import type { ReactNode } from 'react';
import { ROLE_NAMES } from '../shared/me/role-names.ts';
import { useMe } from '../shared/me/use-me.ts';
import { PageHead } from '../shared/parts/PageHead.tsx';
import type { DeskPage } from './desk-pages.ts';

interface AllowedProps {
  readonly right: DeskPage['right'];
  readonly children: ReactNode;
}

/** A page for those whose role has its right. */
export function Allowed({ right, children }: AllowedProps) {
  const me = useMe();
  if (me === undefined || mayDo(me.person, right)) return children;
  return (
    <>
      <PageHead title="Not yours to see" />
      <Alert tone="info">
        This page needs the role {ROLE_NAMES[right]}. You are signed in as {ROLE_NAMES[me.person.role]}.
      </Alert>
    </>
  );
}
