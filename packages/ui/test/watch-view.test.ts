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

  it('reports each change', () => {
    const told: boolean[] = [];
    watchView(document.body, (isInView) => told.push(isInView));
    browserSees(inView);
    browserSees(outOfView);
    expect(told).toEqual([true, false]);
  });

  it('reports the latest state when several changes arrive at once', () => {
    const told: boolean[] = [];
    watchView(document.body, (isInView) => told.push(isInView));
    browserSees(inView, outOfView);
    expect(told.at(-1)).toBe(false);
    browserSees(outOfView, inView);
    expect(told.at(-1)).toBe(true);
  });

  it('reports nothing after its end', () => {
    const stop = watchView(document.body, () => {});
    expect(disconnect).not.toHaveBeenCalled();
    stop();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('reports nothing where the browser cannot observe it', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const onChange = vi.fn();
    watchView(document.body, onChange)();
    expect(onChange).not.toHaveBeenCalled();
  });
});
