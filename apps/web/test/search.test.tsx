import { motel as own } from '@motel/content';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSearchStore } from '../src/shared/search-store.ts';
import { openSite } from './support/open-site.tsx';

const press = (element: Element) =>
  act(async () => {
    fireEvent.pointerDown(element);
    fireEvent.click(element);
  });
const field = (name: 'Dates' | 'Travelers') => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const popup = (name: 'Dates' | 'Travelers') => screen.queryByRole('dialog', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const pressOutside = () => press(document.body);

// The time that a test machine takes to load the calendar is no failure.
beforeAll(() => import('../src/shared/calendar/StayCalendar.tsx'), 60_000);

async function openDates() {
  await openSite('/');
  await press(field('Dates'));
  await screen.findAllByRole('gridcell');
}

const day = (date: string) => screen.getByRole('gridcell', { name: new RegExp(`${date}, 2026$`) });

describe('§2 search box', () => {
  it('"Stays" has a read-only destination, dates, travelers and Search', async () => {
    await openSite('/');
    const box = within(screen.getByRole('form', { name: 'Stays' }));
    box.getByRole('heading', { name: 'Stays' });
    const destination = box.getByLabelText<HTMLInputElement>('Destination');
    expect(destination.readOnly).toBe(true);
    expect(destination.value).toBe(`${own.city}, ${own.province}`);
    expect(field('Dates').textContent).toBe('Dates Nov 21 - Nov 21');
    expect(field('Travelers').textContent).toBe('Travelers 2 adults · 0 children · 1 room');
    box.getByRole('button', { name: 'Search' });
  });

  it('Search goes to /hotel-card without passing any search values (D6)', async () => {
    const { place, server } = await openSite('/');
    const before = server.calls.length;
    await act(async () => fireEvent.submit(screen.getByRole('form', { name: 'Stays' })));
    expect(place.current).toMatchObject({ pathname: '/hotel-card', search: '' });
    const made = server.calls.slice(before).map(({ search }) => search);
    expect(made.every((search) => search === '')).toBe(true);
  });
});

describe('§4 dates popup', () => {
  it('opens and closes when its field is clicked', async () => {
    await openDates();
    expect(popup('Dates')).not.toBeNull();
    await press(field('Dates'));
    expect(popup('Dates')).toBeNull();
  });

  it('shows its field’s dates until a press chooses the start', async () => {
    await openDates();
    const ends = () =>
      within(popup('Dates')!)
        .getAllByRole('definition')
        .map((end) => end.textContent);
    expect(ends()).toEqual(['Nov 21, 2026', 'Nov 21, 2026']);
    await press(day('November 19'));
    expect(ends()).toEqual(['Nov 19, 2026', 'Choose a day']);
  });

  it('closes by itself once start and end differ', async () => {
    await openDates();
    await press(day('November 23'));
    expect(popup('Dates'), 'today to today is no stay yet').not.toBeNull();
    expect(field('Dates').textContent).toContain('Nov 23 - Nov 23');
    await press(day('November 27'));
    expect(popup('Dates')).toBeNull();
    expect(field('Dates').textContent).toContain('Nov 23 - Nov 27');
  });

  it('closes on a press outside it', async () => {
    await openDates();
    await press(day('November 23'));
    expect(popup('Dates')).not.toBeNull();
    await pressOutside();
    expect(popup('Dates')).toBeNull();
  });

  it('announces the chosen range in words', async () => {
    await openDates();
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await press(day('November 23'));
    expect(said()).toContain('Check-in Monday, November 23, 2026. Now choose the check-out day.');
    await press(day('November 27'));
    expect(said()).toContain('Monday, November 23, 2026 to Friday, November 27, 2026.');
  });

  it('Escape returns focus to its field', async () => {
    await openDates();
    expect(document.activeElement).toBe(day('November 21'));
    await act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));
    expect(popup('Dates')).toBeNull();
    expect(document.activeElement).toBe(field('Dates'));
  });
});

describe('§9 the calendar of the search', () => {
  it.each([
    ['Today', 'Nov 21 - Nov 21'],
    ['Yesterday', 'Nov 20 - Nov 20'],
  ])('%s is a day, so that the popup stays open (§4)', async (name, shown) => {
    await openDates();
    await press(button(name));
    expect(field('Dates').textContent).toContain(shown);
    expect(popup('Dates')).not.toBeNull();
    expect(button(name).getAttribute('aria-pressed')).toBe('true');
  });

  it.each([
    ['This Week', 'Nov 15 - Nov 21'],
    ['Last Week', 'Nov 08 - Nov 14'],
    ['This Month', 'Nov 01 - Nov 30'],
    ['Last Month', 'Oct 01 - Oct 31'],
  ])('%s is %s, and the popup closes (§4)', async (name, shown) => {
    await openDates();
    await press(button(name));
    expect(field('Dates').textContent).toContain(shown);
    expect(popup('Dates')).toBeNull();
  });

  it.each([
    ['days up to today', 'Nov 15 - Nov 21'],
    ['days starting today', 'Nov 21 - Nov 27'],
  ])('7 %s is %s; it closes once the number is complete', async (label, shown) => {
    await openDates();
    const number = screen.getByRole('spinbutton', { name: label });
    await act(async () => fireEvent.change(number, { target: { value: '7' } }));
    expect(field('Dates').textContent).toContain(shown);
    expect(popup('Dates'), 'it could become 70').not.toBeNull();
    await act(async () => fireEvent.keyDown(number, { key: 'Enter' }));
    expect(popup('Dates')).toBeNull();
  });

  it('reaches 100 years back to 20 years ahead, past days too (§5)', async () => {
    await openDates();
    const { options } = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Year' });
    expect([options[0]?.text, options[options.length - 1]?.text]).toEqual(['1926', '2046']);
    expect(day('November 1').getAttribute('aria-disabled')).toBe('false');
  });
});

describe('§5 search travelers', () => {
  const travelers = () => field('Travelers').textContent;

  it('toggles on click of its field and closes on a press outside (§4)', async () => {
    await openSite('/');
    await press(field('Travelers'));
    expect(popup('Travelers')).not.toBeNull();
    await press(field('Travelers'));
    expect(popup('Travelers')).toBeNull();
    await press(field('Travelers'));
    await pressOutside();
    expect(popup('Travelers')).toBeNull();
  });

  it('adults are at least 1, children and rooms 0; minus stops at the minimum', async () => {
    await openSite('/');
    await press(field('Travelers'));
    expect(button('Fewer adults').disabled).toBe(false);
    await press(button('Fewer adults'));
    expect(button('Fewer adults').disabled).toBe(true);
    expect(button('Fewer children').disabled).toBe(true);
    expect(button('Fewer pets').disabled).toBe(true);
    await press(button('Fewer rooms'));
    expect(button('Fewer rooms').disabled).toBe(true);
    expect(travelers()).toBe('Travelers 1 adults · 0 children · 0 room');
  });

  it('there is no upper limit', async () => {
    useSearchStore.setState({
      travelers: { adults: 4999, children: 4999, infants: 0, pets: 0, rooms: 4999 },
    });
    await openSite('/');
    await press(field('Travelers'));
    for (const name of ['More adults', 'More children', 'More rooms']) await press(button(name));
    expect(travelers()).toBe('Travelers 5000 adults · 5000 children · 5000 room');
  });
});
