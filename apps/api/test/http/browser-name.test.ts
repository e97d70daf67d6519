import { browserName } from '../../src/http/request/browser-name.ts';

const kit = (system: string, browser: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser}`;

test.each([
  [kit('Windows NT 10.0; Win64; x64', 'Chrome/149.0 Safari/537.36 Edg/149.0'), 'Edge on Windows'],
  [kit('Macintosh; Intel Mac OS X 10_15_7', 'Version/19.1 Safari/605.1.15'), 'Safari on Mac'],
  [kit('iPhone; CPU iPhone OS 19_1 like Mac OS X', 'CriOS/149.0 Safari/604.1'), 'Chrome on iPhone'],
  [kit('Linux; Android 16; K', 'Chrome/149.0 Mobile Safari/537.36'), 'Chrome on Android'],
  ['Mozilla/5.0 (Wayland; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
  ['curl/8', 'A browser'],
  [undefined, 'A browser'],
])('§14.1: %s has a name of a word or two', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
