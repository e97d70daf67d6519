import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openSite } from './support/open-site.tsx';

// A file of its own: what is loaded once stays loaded.
const module = '../src/shared/calendar/StayCalendar.tsx';
const loading = vi.hoisted(() => ({ isBroken: true }));
vi.mock('../src/shared/calendar/StayCalendar.tsx', async (original) => {
  if (loading.isBroken) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});

const dates = () => screen.getByRole('button', { name: /^Dates/ });

it('the calendar’s code is asked for when the field is opened, and where it does not come that is said', async () => {
  await openSite('/');
  fireEvent.click(dates());
  expect(screen.getByRole('dialog', { name: 'Dates' }).textContent).toBe('Loading calendar...');
  expect(await screen.findByText(/^The calendar could not be loaded\./)).toBeDefined();

  loading.isBroken = false;
  vi.resetModules();
});

it('it comes as soon as a guest points at the field, which then opens at once', async () => {
  await openSite('/');
  await act(async () => fireEvent.pointerEnter(dates()));
  await act(async () => import(module));
  fireEvent.click(dates());
  expect(screen.getAllByRole('gridcell').length).toBeGreaterThan(0);
  await act(async () => fireEvent.click(dates()));
}, 60_000);
