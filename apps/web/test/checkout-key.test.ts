import { afterEach, expect, it, vi } from 'vitest';
import { keyFor } from '../src/features/confirm/checkout-key.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('§6 the key stays while what is sent stays, so that nobody is charged twice', () => {
  const first = keyFor({ total: 98 }, undefined);
  expect(keyFor({ total: 98 }, first)).toBe(first);
  expect(keyFor({ total: 99 }, first).key).not.toBe(first.key);
});

it('is 128 random bits also where a page came over plain http, which has no crypto.randomUUID', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(keyFor({}, undefined).key).toMatch(/^[0-9a-f]{32}$/);
});
