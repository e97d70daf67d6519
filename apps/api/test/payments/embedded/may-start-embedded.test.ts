import { describe, expect, it } from 'vitest';
import { mayStartEmbedded } from '../../../src/payments/providers/embedded/may-start-embedded.ts';

describe('the embedded checkout, which by itself starts only where PUBLIC_URL is loopback,', () => {
  it.each([
    'http://localhost:3000',
    'http://motel.localhost',
    'http://127.0.0.1:3000',
    'http://127.1.2.3',
    'http://127.1',
    'http://[::1]:3000',
    'https://LOCALHOST',
  ])('starts by itself on %s', (publicUrl) => {
    expect(mayStartEmbedded({ publicUrl: new URL(publicUrl) })).toBe(true);
  });

  it.each([
    'https://lantern-inn.example',
    'http://localhost.example',
    'http://127.0.0.1.example',
    'http://notlocalhost',
    'http://192.168.1.10:3000',
    'http://0.0.0.0:3000',
    'http://[::2]',
    'http://128.0.0.1',
  ])('does not start by itself on %s, only when it is asked for', (publicUrl) => {
    expect(mayStartEmbedded({ publicUrl: new URL(publicUrl) })).toBe(false);
    expect(mayStartEmbedded({ publicUrl: new URL(publicUrl), checkout: 'embedded' })).toBe(true);
  });
});
