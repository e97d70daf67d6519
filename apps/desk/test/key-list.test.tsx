import { fireEvent } from '@testing-library/react';
import { shownKeys, useShortcuts } from '../src/shared/keyboard/use-shortcuts.ts';
import { render } from './motel.tsx';

function Everywhere() {
  useShortcuts(
    { n: ['New stay', () => undefined], 'g t': ['Tonight', () => undefined] },
    { isEverywhere: true },
  );
  return null;
}

interface PageProps {
  readonly onMove?: () => void;
  readonly isOn?: boolean;
}

function Page({ onMove = () => undefined, isOn = true }: PageProps) {
  useShortcuts(
    { ArrowUp: ['Choose', onMove], ArrowDown: ['Choose', onMove] },
    { isOn, others: [[['Enter'], 'Check in']] },
  );
  return null;
}

describe('§14.2: the list of the keys', () => {
  test('has those of the page first, and those for one thing in a line', () => {
    render(
      <>
        <Everywhere />
        <Page />
      </>,
    );
    expect(shownKeys()).toEqual([
      [['↵'], 'Check in'],
      [['↑', '↓'], 'Choose'],
      [['N'], 'New stay'],
      [['G', 'T'], 'Tonight'],
    ]);
  });

  test('has none that does nothing now', () => {
    const { rerender, unmount } = render(<Page />);
    rerender(<Page isOn={false} />);
    expect(shownKeys()).toEqual([]);
    rerender(<Page />);
    expect(shownKeys()).toHaveLength(2);
    unmount();
    expect(shownKeys()).toEqual([]);
  });

  test('a key after another does what both say, and alone nothing', () => {
    const open = vi.fn();
    const Links = () => {
      useShortcuts({ 'g t': ['Tonight', open], 'g g': ['Log', open] }, { isEverywhere: true });
      return null;
    };
    render(<Links />);
    const press = (key: string) => fireEvent.keyDown(document.body, { key });
    for (const key of ['t', 'g', 'x', 't']) press(key);
    expect(open).not.toHaveBeenCalled();
    for (const key of ['g', 't', 't', 'g', 'g', 't']) press(key);
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('a listed key does what it says', () => {
    const move = vi.fn();
    render(<Page onMove={move} />);
    fireEvent.keyDown(document.body, { key: 'ArrowDown' });
    expect(move).toHaveBeenCalledOnce();
  });
});
