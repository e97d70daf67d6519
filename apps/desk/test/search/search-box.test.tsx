import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { StaySearch } from '../../src/features/search/StaySearch.tsx';
import { roomOf } from '../groups/group.ts';
import { render } from '../motel.tsx';

const found = (id: string, lastName: string, isDue = false) => ({
  stay: roomOf(id, { reference: id, lastName }),
  ...{ marks: {}, isAlike: false, isDue, state: isDue ? 'expected' : 'left' },
});

/** Answers each search; those of a word wait until it is let through. */
const asked: string[] = [];
let letThrough = (): void => undefined;

function Where() {
  const { pathname, state } = useLocation();
  return <output>{state === null ? pathname : `${pathname} ${JSON.stringify(state)}`}</output>;
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    const words = new URL(input instanceof Request ? input.url : input).searchParams.get('words') ?? '';
    asked.push(words);
    if (words === 'slow') await new Promise<void>((resolve) => (letThrough = resolve));
    const answers = words === 'nobody' ? [] : [found('LI-7K4QD', words, true), found('LI-22222', 'Second')];
    return Response.json({ found: answers, more: false });
  });
  render(
    <>
      <StaySearch />
      <Where />
    </>,
  );
});

const box = () => screen.getByRole('combobox');
const type = (words: string) => {
  box().focus();
  fireEvent.change(box(), { target: { value: words } });
};
const search = async (words: string) => {
  type(words);
  await screen.findAllByRole('option');
};
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const chosen = () =>
  screen.getAllByRole('option').findIndex((one) => one.getAttribute('aria-selected') === 'true');
const where = () => document.querySelector('output')?.textContent;

describe('§14.2: the search by keyboard', () => {
  test('a slash goes to the field, from anywhere', () => {
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(box());
  });

  test('arrows choose an answer with its state; the field names it', async () => {
    await search('lindq');
    const states = screen
      .getAllByRole('option')
      .map(({ textContent }) => /Arrives today|Left/.exec(textContent)?.[0]);
    expect(states).toEqual(['Arrives today', 'Left']);
    expect(chosen()).toBe(0);
    press('ArrowDown');
    expect(chosen()).toBe(1);
    press('ArrowDown');
    expect(chosen()).toBe(0);
    press('ArrowUp');
    expect(chosen()).toBe(1);
    const named = box().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(named)?.getAttribute('aria-selected')).toBe('true');
  });

  test('Enter opens the chosen answer and leaves the field', async () => {
    await search('lindq');
    press('ArrowDown');
    press('Enter');
    await waitFor(() => expect(where()).toBe('/stays/LI-22222'));
    expect((box() as HTMLInputElement).value).toBe('');
    expect(document.activeElement).not.toBe(box());
  });

  test('Shift and Enter check the guests in who are due', async () => {
    await search('lindq');
    expect(screen.getByText('check in', { exact: false })).toBeTruthy();
    press('Enter', { shiftKey: true });
    await waitFor(() => expect(where()).toBe('/stays/LI-7K4QD {"checkIn":true}'));
  });

  test('Shift and Enter only open a stay that is not due', async () => {
    await search('lindq');
    press('ArrowDown');
    expect(screen.queryByText('check in', { exact: false })).toBeNull();
    press('Enter', { shiftKey: true });
    await waitFor(() => expect(where()).toBe('/stays/LI-22222'));
  });

  test('Enter before the answer opens what was typed, not an earlier answer', async () => {
    await search('earlier');
    type('slow');
    press('Enter');
    await waitFor(() => expect(asked).toContain('slow'));
    expect(where()).toBe('/');
    letThrough();
    await waitFor(() => expect(where()).toBe('/stays/LI-7K4QD'));
  });

  test('Escape forgets the words, and a second one leaves the field', async () => {
    await search('lindq');
    press('Escape');
    expect((box() as HTMLInputElement).value).toBe('');
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect(document.activeElement).toBe(box());
    press('Escape');
    expect(document.activeElement).not.toBe(box());
  });

  test('a search without an answer says what to try', async () => {
    type('nobody');
    expect(await screen.findByText(/No stay has these words/)).toBeTruthy();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('letters that follow each other are one question', async () => {
    for (const words of ['l', 'li', 'lin', 'lind']) type(words);
    await screen.findAllByRole('option');
    expect(asked).toEqual(['lind']);
  });
});
