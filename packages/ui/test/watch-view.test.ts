import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchView } from '../src/watch-view.ts';

type Change = Pick<IntersectionObserverEntry, 'isIntersecting'>;

describe('watching whether an element is in the window', () => {
  let browserSees: (...changes: Change[]) => void;
  const disconnect = vi.fn();

  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (changes: Change[]) => void) {
          browserSees = (...changes) => callback(changes);
        }
        observe() {}
        disconnect = disconnect;
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    disconnect.mockClear();
  });

  const inView: Change = { isIntersecting: true };
  const outOfView: Change = { isIntersecting: false };

  it('tells each change', () => {
    const told: boolean[] = [];
    watchView(document.body, (isInView) => told.push(isInView));
    browserSees(inView);
    browserSees(outOfView);
    expect(told).toEqual([true, false]);
  });

  it('tells what holds now when a busy page hears of several changes at once', () => {
    const told: boolean[] = [];
    watchView(document.body, (isInView) => told.push(isInView));
    browserSees(inView, outOfView);
    expect(told.at(-1)).toBe(false);
    browserSees(outOfView, inView);
    expect(told.at(-1)).toBe(true);
  });

  it('is over once it is ended', () => {
    const stop = watchView(document.body, () => {});
    expect(disconnect).not.toHaveBeenCalled();
    stop();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('tells nothing where the browser cannot know', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const onChange = vi.fn();
    watchView(document.body, onChange)();
    expect(onChange).not.toHaveBeenCalled();
  });
});
