import { fewLines } from '../../src/http/guest/guest-routes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first lines of a minute are logged, and the number of the others', () => {
  const lines: unknown[] = [];
  const log = fewLines({ warn: (...line: unknown[]) => void lines.push(line) }, 'Refused');
  for (const reason of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) log(reason);
  expect(lines).toEqual(['a', 'b', 'c', 'd', 'e'].map((reason) => [{ reason }, 'Refused']));
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(5)).toEqual([[{ more: 2 }, 'Refused, and more in the same minute']]);
  vi.advanceTimersByTime(60_000);
  log('h');
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(6)).toEqual([[{ reason: 'h' }, 'Refused']]);
});
