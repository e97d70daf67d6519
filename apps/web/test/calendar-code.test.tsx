import { act, fireEvent, screen } from '@testing-library/react';
import { openSite } from './support/open-site.tsx';

// In a file of its own, because a loaded module stays loaded.
const module = '../src/shared/calendar/StayCalendar.tsx';
const loading = vi.hoisted(() => ({ isBroken: true }));
vi.mock('../src/shared/calendar/StayCalendar.tsx', async (original) => {
  if (loading.isBroken) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});

const dates = () => screen.getByRole('button', { name: /^Dates/ });

it('the calendar’s code loads when the field opens; a failure is shown', async () => {
  await openSite('/');
  fireEvent.click(dates());
  expect(screen.getByRole('dialog', { name: 'Dates' }).textContent).toBe('Loading calendar...');
  await screen.findByText(/^The calendar could not be loaded\./);

  loading.isBroken = false;
  vi.resetModules();
});

it('the code loads when a mouse points at the field, which opens at once', async () => {
  // Of the modules that the other test has reset: the site and its calendar share one.
  const { openSite: openAgain } = await import('./support/open-site.tsx');
  await openAgain('/');
  await act(async () => fireEvent.pointerEnter(dates(), { pointerType: 'mouse' }));
  await act(async () => import(module));
  fireEvent.click(dates());
  expect(screen.queryByText('Loading calendar...')).toBeNull();
  await screen.findAllByRole('gridcell');
  await act(async () => fireEvent.click(dates()));
}, 60_000);
