import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { wantedStay } from '../src/features/reserve/card-start.ts';
import { useSearchStore } from '../src/shared/search-store.ts';
import { day, dayCells } from './support/calendar.ts';
import { openSite } from './support/open-site.tsx';
import { motel as own } from './support/site.ts';

const press = (element: Element) =>
  act(async () => {
    fireEvent.pointerDown(element);
    fireEvent.click(element);
  });
const field = (name: 'Dates' | 'Travelers') => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const popup = (name: 'Dates' | 'Travelers') => screen.queryByRole('dialog', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

// The time that a test machine takes to load the calendar is no failure.
beforeAll(() => import('../src/shared/calendar/StayCalendar.tsx'), 60_000);

async function openDates() {
  await press(field('Dates'));
  await waitFor(() => expect(dayCells()).not.toEqual([]));
}

describe('§2 search box', () => {
  it('"Stays" has place, dates, travelers; Search passes no values (D6)', async () => {
    const { place, server } = await openSite('/');
    const box = within(screen.getByRole('form', { name: 'Stays' }));
    box.getByRole('heading', { name: 'Stays' });
    const destination = box.getByLabelText<HTMLInputElement>('Destination');
    expect(destination.readOnly).toBe(true);
    expect(destination.value).toBe(`${own.city}, ${own.province}`);
    expect(field('Dates').textContent).toBe('Dates Nov 21 - Nov 21');
    expect(field('Travelers').textContent).toBe('Travelers 2 adults · 0 children · 1 room');
    const { party } = wantedStay(new URLSearchParams(), useSearchStore.getState());
    expect(party?.adults, 'H13: a room opened from here has the same').toBe(2);
    box.getByRole('button', { name: 'Search' });
    const before = server.calls.length;
    await act(async () => fireEvent.submit(screen.getByRole('form', { name: 'Stays' })));
    expect(place.current).toMatchObject({ pathname: '/hotel-card', search: '' });
    const made = server.calls.slice(before).map(({ search }) => search);
    expect(made.every((search) => search === '')).toBe(true);
  });
});

describe('§4 §9 the calendar of the search', () => {
  it('announces what is chosen; days and presets close it once the ends differ', async () => {
    await openSite('/');
    await openDates();
    const ends = () => [...popup('Dates')!.querySelectorAll('dd')].map((end) => end.textContent);
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(ends()).toEqual(['Nov 21, 2026', 'Nov 21, 2026']);
    await press(day('November 19, 2026'));
    expect(ends()).toEqual(['Nov 19, 2026', 'Choose a day']);
    expect(popup('Dates'), 'a day is no stay yet').not.toBeNull();
    expect(field('Dates').textContent).toContain('Nov 19 - Nov 19');
    expect(said()).toContain('Check-in Thursday, November 19, 2026. Now choose the check-out day.');
    await press(day('November 27, 2026'));
    expect(popup('Dates')).toBeNull();
    expect(field('Dates').textContent).toContain('Nov 19 - Nov 27');
    expect(said()).toContain('Thursday, November 19, 2026 to Friday, November 27, 2026.');
    await openDates();
    await press(button('Yesterday'));
    expect(field('Dates').textContent).toContain('Nov 20 - Nov 20');
    expect(popup('Dates')).not.toBeNull();
    expect(button('Yesterday').getAttribute('aria-pressed')).toBe('true');
    await press(button('Last Month'));
    expect(field('Dates').textContent).toContain('Oct 01 - Oct 31');
    expect(popup('Dates')).toBeNull();
  });
});

describe('§5 search travelers', () => {
  const travelers = () => field('Travelers').textContent;

  it('adults are at least 1, children and rooms 0; there is no upper limit', async () => {
    await openSite('/');
    await press(field('Travelers'));
    expect(button('Fewer adults').disabled).toBe(false);
    await press(button('Fewer adults'));
    expect(button('Fewer adults').disabled).toBe(true);
    for (const name of ['children', 'infants', 'pets'])
      expect(button(`Fewer ${name}`).disabled, name).toBe(true);
    await press(button('Fewer rooms'));
    expect(button('Fewer rooms').disabled).toBe(true);
    expect(travelers()).toBe('Travelers 1 adults · 0 children · 0 room');
    const many = { adults: 4999, children: 4999, infants: 0, pets: 0, rooms: 4999 };
    act(() => useSearchStore.setState({ travelers: many }));
    for (const name of ['More adults', 'More children', 'More rooms']) await press(button(name));
    expect(travelers()).toBe('Travelers 5000 adults · 5000 children · 5000 room');
  });
});
