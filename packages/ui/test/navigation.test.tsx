import { useState } from 'react';
import { Breadcrumbs, Menu, type ThemeChoice, ThemeSwitch } from '../src/index.ts';
import { act, fireEvent, press, render, screen, waitFor, within } from './support.ts';

describe('ThemeSwitch', () => {
  function Example() {
    const [theme, setTheme] = useState<ThemeChoice>('system');
    return <ThemeSwitch value={theme} onChange={setTheme} />;
  }

  it('is one choice of three, named as a group', () => {
    render(<Example />);
    const group = screen.getByRole('group', { name: 'Theme' });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'System' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'System' }).checked).toBe(false);
  });

  it('two on one page do not disturb each other', () => {
    render(
      <>
        <Example />
        <Example />
      </>,
    );
    const [first, second] = screen.getAllByRole<HTMLInputElement>('radio', { name: 'Dark' });
    fireEvent.click(first!);
    expect([first!.checked, second!.checked]).toEqual([true, false]);
  });
});

describe('Breadcrumbs', () => {
  it('lists the pages above in order, and names the current page', () => {
    render(
      <Breadcrumbs current="Ferryman's Rest">
        <a href="/">Home</a>
        <a href="/hotel-card">Rooms</a>
      </Breadcrumbs>,
    );
    const trail = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(
      within(trail)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Home', 'Rooms', "Ferryman's Rest"]);
    expect(screen.getByText("Ferryman's Rest").getAttribute('aria-current')).toBe('page');
  });
});

describe('Menu', () => {
  function open() {
    const signOut = vi.fn();
    render(
      <>
        <Menu summary="Maryam">
          <p>Welcome, Maryam</p>
          <a href="#bookings">Booking Details</a>
          <button type="button" onClick={signOut}>
            Sign out
          </button>
        </Menu>
        <button type="button">Elsewhere</button>
      </>,
    );
    const details = screen.getByText('Maryam').closest('details')!;
    act(() => {
      details.open = true;
      details.dispatchEvent(new Event('toggle'));
    });
    return { details, signOut };
  }

  it('closes when the guest follows a link', async () => {
    const { details, signOut } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(details.open).toBe(false));
  });

  it('stays open when a note in it is pressed', () => {
    const { details } = open();
    press(screen.getByText('Welcome, Maryam'));
    expect(details.open).toBe(true);
  });

  it('closes on Escape and returns focus to its button', () => {
    const { details } = open();
    act(() => screen.getByRole('link').focus());
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(details.open).toBe(false);
    expect(document.activeElement?.textContent).toBe('Maryam');
  });

  it('closes on a press outside, and when focus moves out', () => {
    const { details } = open();
    press(document.body);
    expect(details.open).toBe(false);
    act(() => {
      details.open = true;
      details.dispatchEvent(new Event('toggle'));
    });
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(details.open).toBe(false);
  });
});
