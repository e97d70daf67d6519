import { keyFor } from '../src/shared/booking/checkout-key.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('§10.3 the key stays the same for the same body: nobody is charged twice', () => {
  const first = keyFor({ total: 98 }, undefined);
  expect(keyFor({ total: 98 }, first)).toBe(first);
  expect(keyFor({ total: 99 }, first).key).not.toBe(first.key);
});

it('is 128 random bits, also over plain http without crypto.randomUUID', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(keyFor({}, undefined).key).toMatch(/^[0-9a-f]{32}$/);
});
