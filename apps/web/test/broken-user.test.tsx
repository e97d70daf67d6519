import { act, cleanup, screen } from '@testing-library/react';
import { followStoredSession } from '../src/shared/session/session-store.ts';
import { openSite } from './support/open-site.tsx';

const PAGES = [
  '/',
  '/hotel-card',
  '/carddetails/river-double',
  '/signin',
  '/booking-history',
  '/Payment-Success',
  '/Payment-Success?session=cs_1',
];

/** Opens a page with anything in local storage: left by an earlier visit, or by another program. */
async function openWithStored(path: string, user: string) {
  localStorage.setItem('user', user);
  localStorage.setItem('token', 'token-1');
  await openSite(path, { isSignedIn: 'as-stored' });
  const unfollow = followStoredSession();
  // The contract that parses the stored user loads on first use.
  await act(async () => void (await import('@motel/api-client/contracts')));
  unfollow();
}

async function expectWhole() {
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('The light went out.')).toBeNull();
  expect(screen.getAllByText('Sign in').length).toBeGreaterThan(0);
}

it.each(PAGES)('§8 a broken stored user never breaks %s', async (path) => {
  for (const user of ['{oops', '{"name":"Maryam"}']) {
    await openWithStored(path, user);
    await expectWhole();
    cleanup();
  }
});
