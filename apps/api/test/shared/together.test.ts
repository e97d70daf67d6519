import { fc, it } from '@fast-check/vitest';
import { together } from '../../src/inventory/sales-state.ts';

it.prop([fc.scheduler(), fc.array(fc.nat(5), { maxLength: 30 })])(
  'callers share looks, and each gets one that began after it came',
  async (scheduler, gaps) => {
    let [time, looks] = [0, 0];
    const look = together(async () => {
      looks += 1;
      const began = time;
      await scheduler.schedule(Promise.resolve(), 'look');
      return began;
    });
    const callers = gaps.map((gap) =>
      scheduler.schedule(Promise.resolve(), 'caller').then(async () => {
        time += gap;
        const came = time;
        expect(await look()).toBeGreaterThanOrEqual(came);
      }),
    );
    await scheduler.waitFor(Promise.all(callers));
    expect(looks).toBeLessThanOrEqual(gaps.length);
  },
);

test('of callers that come during a look, all share the next', async () => {
  const gate = Promise.withResolvers<void>();
  let looks = 0;
  const look = together(async () => {
    looks += 1;
    await gate.promise;
    return looks;
  });
  const first = look();
  await Promise.resolve();
  await Promise.resolve();
  const others = [look(), look(), look()];
  gate.resolve();
  expect([await first, ...(await Promise.all(others))]).toEqual([1, 2, 2, 2]);
});

test('a look that fails fails its callers alone', async () => {
  let looks = 0;
  const look = together(async () => {
    looks += 1;
    if (looks === 1) throw new Error('not now');
    return looks;
  });
  await expect(look()).rejects.toThrow('not now');
  expect(await look()).toBe(2);
});
