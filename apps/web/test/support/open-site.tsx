import { act, cleanup, configure, render } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { App } from '../../src/app/App.tsx';
import { matchRoute } from '../../src/app/routes.ts';
import { dropStayToken } from '../../src/features/history/stay-link.ts';
import { forgetTypedNumber } from '../../src/features/sign-in/use-mobile-sign-in.ts';
import { dropHeldDraft } from '../../src/shared/booking/held-draft.ts';
import type { QueryBox } from '../../src/shared/queries/query-box.ts';
import { useSearchStore } from '../../src/shared/search-store.ts';
import { clearSession, currentSession, storeSession } from '../../src/shared/session/session-store.ts';
import { closeSignIn } from '../../src/shared/sign-in-prompt.ts';
import { TODAY } from './rooms.ts';
import { PARTS, VERSION, WORDS } from './site.ts';
import { type Answer, stubServer } from './stub-server.ts';

// Loading times are not under test here, and a busy machine takes seconds.
configure({ asyncUtilTimeout: 20_000 });

// Failed calls are logged (§8); tests of the log look at it.
export const log = vi.spyOn(console, 'error').mockImplementation(() => {});

afterEach(() => {
  cleanup();
  closeSignIn();
  dropHeldDraft();
  dropStayToken();
  forgetTypedNumber();
  useSearchStore.setState(useSearchStore.getInitialState(), true);
  localStorage.clear();
  sessionStorage.clear();
  log.mockClear();
});

export interface Visit {
  /** The state of the first history entry. */
  readonly state?: unknown;
  readonly answers?: Record<string, Answer>;
  /** `as-stored` leaves it to local storage. @default true */
  readonly isSignedIn?: boolean | 'as-stored';
}

/** Opens the site at an address, as in a guest's browser after hydration. */
export async function openSite(address: string, { state, answers, isSignedIn = true }: Visit = {}) {
  const server = stubServer(answers);
  const wire = {
    baseUrl: 'http://motel.test',
    fetch: server.fetch,
    token: () => currentSession()?.token,
    retry: { limit: 0, delay: () => 0 },
  };
  if (isSignedIn === true)
    storeSession({ user: { id: 'guest-1', mobile: '+14035550142' }, token: 'token-1' });
  else if (!isSignedIn) clearSession();

  const { pathname, search, hash } = new URL(address, 'http://motel.test');
  const queries: QueryBox = {
    version: VERSION,
    fetched: [[['motel', VERSION, 'motel'], PARTS.motel]],
    arrivedAt: Date.now(),
  };
  await matchRoute(WORDS.motel, pathname).route.page.load({ queries, wire });
  let go: NavigateFunction = () => {};
  const place = {
    current: { pathname, search, hash, state },
    visited: [pathname],
    back: () => act(async () => go(-1)),
  };
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
        <App queries={queries} wire={wire} words={WORDS} today={TODAY} origin="http://motel.test" />
        <Place
          onMove={(at, navigate) => {
            go = navigate;
            place.current = at;
            place.visited.push(at.pathname);
          }}
        />
      </MemoryRouter>,
    );
  });
  return { server, place };
}

interface At {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

function Place({ onMove }: { readonly onMove: (at: At, navigate: NavigateFunction) => void }) {
  onMove(useLocation(), useNavigate());
  return null;
}
