import { mayStartEmbedded } from '../../../../src/money/providers/embedded/may-start-embedded.ts';

describe('the embedded checkout, which starts by default for loopback only,', () => {
  it.each([
    'http://localhost:3000',
    'http://motel.localhost',
    'http://127.0.0.1:3000',
    'http://127.1.2.3',
    'http://127.1',
    'http://[::1]:3000',
    'https://LOCALHOST',
  ])('starts by default on %s', (publicUrl) => {
    expect(mayStartEmbedded({ publicUrl: new URL(publicUrl) })).toBe(true);
  });

  it.each([
    'https://motel.example',
    'http://localhost.example',
    'http://127.0.0.1.example',
    'http://notlocalhost',
    'http://192.168.1.10:3000',
    'http://0.0.0.0:3000',
    'http://[::2]',
    'http://128.0.0.1',
  ])('does not start by default on %s, only with CHECKOUT=embedded', (publicUrl) => {
    expect(mayStartEmbedded({ publicUrl: new URL(publicUrl) })).toBe(false);
    expect(mayStartEmbedded({ publicUrl: new URL(publicUrl), checkout: 'embedded' })).toBe(true);
  });
});
