import { useState } from 'react';
import { Stepper } from '../src/index.ts';
import { fireEvent, render, screen } from './support.ts';

function Adults({ max }: { readonly max?: number }) {
  const [count, setCount] = useState(2);
  return <Stepper label="Adults" sublabel="Ages 13+" value={count} min={1} max={max} onChange={setCount} />;
}

const minus = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Fewer adults' });
const plus = () => screen.getByRole<HTMLButtonElement>('button', { name: 'More adults' });
const count = () => screen.getByRole('status').textContent;

describe('Stepper', () => {
  it('§5 is named by its label, described by the age; announces each new count', () => {
    render(<Adults />);
    const group = screen.getByRole('group', { name: 'Adults' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Ages 13+',
    );
    expect(count()).toBe('2 Adults');
    fireEvent.click(plus());
    expect(count()).toBe('3 Adults');
  });

  it.each([
    ['minus is disabled at the minimum (§4)', { pressed: minus, other: plus }],
    ['plus is disabled at the maximum', { pressed: plus, other: minus }],
  ])('%s, and its focus goes to the count', (_, { pressed, other }) => {
    render(<Adults max={3} />);
    pressed().focus();
    fireEvent.click(pressed());
    expect(pressed().disabled).toBe(true);
    expect(other().disabled).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it('brings a count beyond its limits back within them', () => {
    const change = vi.fn();
    render(<Stepper label="Pets" value={7} min={0} max={2} onChange={change} />);
    fireEvent.click(screen.getByRole('button', { name: 'Fewer pets' }));
    expect(change).toHaveBeenCalledWith(2);
  });
});
