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
  it('closes on a press in it or outside, Escape, or once focus moves out', async () => {
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
    const open = () =>
      act(() => {
        details.open = true;
        details.dispatchEvent(new Event('toggle'));
      });
    open();
    press(screen.getByText('Welcome, Maryam'));
    expect(details.open, 'a note is no press').toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(details.open).toBe(false));
    open();
    act(() => screen.getByRole('link').focus());
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(details.open).toBe(false);
    expect(document.activeElement?.textContent).toBe('Maryam');
    open();
    press(document.body);
    expect(details.open).toBe(false);
    open();
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(details.open).toBe(false);
  });
});
