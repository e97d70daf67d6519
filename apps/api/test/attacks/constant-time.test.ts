import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { isSignedEvent, signEvent } from '../../src/money/providers/event-signature.ts';

const compare = vi.spyOn(crypto, 'timingSafeEqual');
// The code under test imports the function by its name.
beforeAll(() => syncBuiltinESMExports());
afterAll(() => {
  compare.mockRestore();
  syncBuiltinESMExports();
});

test('signatures are compared in constant time', () => {
  const now = new Date('2026-11-20T18:00:00Z');
  const [time = '', signature = ''] = signEvent('{}', 'secret', now).split(',');
  for (const known of [0, 1, 32, 63, 64]) {
    const guess = `v1=${signature.slice(3, 3 + known)}${'0'.repeat(64 - known)}`;
    isSignedEvent('{}', `${time},${guess}`, 'secret', now);
  }
  // Each comparison covers all 64 digits, in the constant-time function.
  expect(compare.mock.calls.map(([, given]) => given.byteLength)).toEqual([64, 64, 64, 64, 64]);
});
