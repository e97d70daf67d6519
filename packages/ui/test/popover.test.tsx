import { useState } from 'react';
import { Button, Popover } from '../src/index.ts';
import { act, fireEvent, press, render, screen } from './support.ts';

function Travelers() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Popover label="Travelers" value="2 adults" open={open} onOpenChange={setOpen}>
        <Button onClick={() => setOpen(false)}>Done</Button>
      </Popover>
      <Button>Search</Button>
    </>
  );
}

const field = () => screen.getByRole('button', { name: 'Travelers 2 adults' });
const panel = () => screen.queryByRole('dialog', { name: 'Travelers' });

describe('Popover', () => {
  it('§4 opens by its field, takes focus; closes by it, outside and by Escape', () => {
    render(<Travelers />);
    expect(panel()).toBeNull();
    expect(field().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(field());
    expect(document.activeElement).toBe(panel());
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(field().getAttribute('aria-controls') ?? '')).toBe(panel());
    fireEvent.click(field());
    expect(panel()).toBeNull();
    fireEvent.click(field());
    press(panel()!);
    expect(panel(), 'inside').not.toBeNull();
    press(document.body);
    expect(panel()).toBeNull();
    fireEvent.click(field());
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it('stays open until a press outside ends, whose button must not move', () => {
    render(<Travelers />);
    fireEvent.click(field());
    const search = screen.getByRole('button', { name: 'Search' });
    fireEvent.pointerDown(search);
    act(() => search.focus());
    expect(panel()).not.toBeNull();
    fireEvent.click(search);
    expect(panel()).toBeNull();
    fireEvent.click(field());
    act(() => search.focus());
    expect(panel(), 'the focus moves out').toBeNull();
    expect(document.activeElement).toBe(search);
  });
});
