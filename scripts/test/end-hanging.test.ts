import EndHanging from '../testing/end-hanging.mjs';

test('a run in which no file ends any more is ended, and names those that hang', () => {
  vi.useFakeTimers();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const watch = new EndHanging();
  const [slow, quick] = ['test/slow.test.ts', 'test/quick.test.ts'].map((relativeModuleId) => ({
    relativeModuleId,
  }));
  watch.onTestModuleQueued(slow!);
  watch.onTestModuleQueued(quick!);
  vi.advanceTimersByTime(19 * 60_000);
  watch.onTestModuleEnd(quick!);
  vi.advanceTimersByTime(19 * 60_000);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/running: test\/slow\.test\.ts$/));
  expect(exit).toHaveBeenCalledWith(1);
});
