import { ConfigError, readConfig } from '../../src/config/read-config.ts';

describe('§13.3: the configuration', () => {
  test('of an empty environment serves this machine only, from ./.data', () => {
    expect(readConfig({}, '/motel')).toEqual({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: undefined,
      dataDir: '/motel/.data',
      database: { folder: '/motel/.data' },
      checkout: undefined,
      stripe: undefined,
      smtpUrl: undefined,
      webDist: '/motel/apps/web/dist',
      deskDist: '/motel/apps/desk/dist',
      trustedProxies: 0,
      rateLimitScale: 1,
      holdShare: 0.75,
      metricsToken: undefined,
      historyScope: 'number',
      hstsSubdomains: true,
      stopDelay: 0,
      logLevel: 'warn',
    });
  });

  test('uses every variable', () => {
    const [secretKey, webhookSecret] = ['sk_live_51Hq', 'whsec_0dF9'];
    const given: readonly [name: string, value: string, read: object][] = [
      ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
      ['PORT', '8080', { port: 8080 }],
      ['PUBLIC_URL', 'https://motel.example', { publicUrl: 'https://motel.example' }],
      ['DATA_DIR', '/var/motel', { dataDir: '/var/motel' }],
      [
        'DATABASE_URL',
        'postgres://motel:secret@db/motel',
        { database: { url: 'postgres://motel:secret@db/motel' } },
      ],
      ['STRIPE_SECRET_KEY', secretKey, { checkout: undefined }],
      ['STRIPE_WEBHOOK_SECRET', webhookSecret, { stripe: { secretKey, webhookSecret } }],
      ['SMTP_URL', 'smtps://mail.example', { smtpUrl: 'smtps://mail.example' }],
      ['WEB_DIST', 'site', { webDist: '/motel/site' }],
      ['DESK_DIST', 'desk', { deskDist: '/motel/desk' }],
      ['TRUSTED_PROXIES', '2', { trustedProxies: 2 }],
      ['RATE_LIMIT_SCALE', '2.5', { rateLimitScale: 2.5 }],
      ['HOLD_SHARE', '0.5', { holdShare: 0.5 }],
      ['METRICS_TOKEN', 'who-may-look-at-numbers', { metricsToken: 'who-may-look-at-numbers' }],
      ['HISTORY_SCOPE', 'device', { historyScope: 'device' }],
      ['HSTS_SUBDOMAINS', 'no', { hstsSubdomains: false }],
      ['STOP_DELAY', '20', { stopDelay: 20_000 }],
      ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
    ];
    const env = Object.fromEntries(given.map(([name, value]) => [name, value]));
    expect(readConfig(env, '/motel')).toEqual(Object.assign({}, ...given.map(([, , read]) => read)));
  });

  test('ignores an empty variable and a slash after the address', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' }).port).toBe(3000);
    expect(readConfig({ PUBLIC_URL: 'http://localhost:8080/' }).publicUrl).toBe('http://localhost:8080');
  });

  test('logs every request and stops with a delay on a public address', () => {
    const publicUrl = { PUBLIC_URL: 'https://motel.example' };
    expect(readConfig(publicUrl)).toMatchObject({ logLevel: 'info', stopDelay: 6000 });
    expect(readConfig({ ...publicUrl, STOP_DELAY: '0' }).stopDelay).toBe(0);
    const local = readConfig({ PUBLIC_URL: 'http://localhost:8080' });
    expect(local).toMatchObject({ logLevel: 'warn', stopDelay: 0 });
  });

  const isPort = 'must be a port number from 0 to 65535, not';
  const isSite = "must be the site's address without a path, such as https://motel.example, not";
  const noName = (example: string, address: string) =>
    `must have a name, such as ${example}, not the address ${address}: browsers have no passkeys for an address, ` +
    'so nobody could sign in at the front desk.';
  const noSecret =
    "is set without STRIPE_WEBHOOK_SECRET, by which Stripe's events are known: set both, or none.";
  const isReached = 'can be reached by others: PUBLIC_URL must say by which address.';
  test.each([
    ['PORT', 'eighty', `${isPort} "eighty".`],
    ['PORT', '65536', `${isPort} "65536".`],
    ['PORT', '-1', `${isPort} "-1".`],
    ['PORT', '80.5', `${isPort} "80.5".`],
    ['PUBLIC_URL', 'motel.example', `${isSite} "motel.example".`],
    ['PUBLIC_URL', 'https://motel.example/inn', `${isSite} "https://motel.example/inn".`],
    ['PUBLIC_URL', 'ftp://motel.example', `${isSite} "ftp://motel.example".`],
    ['PUBLIC_URL', 'http://127.0.0.1:8080', noName('http://localhost:3000', '127.0.0.1')],
    ['PUBLIC_URL', 'https://[2001:db8::1]', noName('https://motel.example', '[2001:db8::1]')],
    ['DATABASE_URL', 'mysql://db', 'must be a Postgres address such as postgres://user:password@host/name.'],
    ['CHECKOUT', 'stripe', 'can only be "embedded", or left out.'],
    ['SMTP_URL', 'mail.example', 'must be a mail server such as smtps://user:password@host.'],
    ['RATE_LIMIT_SCALE', '0', 'must be a number above 0, such as 1, not "0".'],
    ['RATE_LIMIT_SCALE', 'none', 'must be a number above 0, such as 1, not "none".'],
    ['STOP_DELAY', '61', 'must be a whole number of seconds from 0 to 60, not "61".'],
    ['STOP_DELAY', '2.5', 'must be a whole number of seconds from 0 to 60, not "2.5".'],
    ['HISTORY_SCOPE', 'everyone', 'must be number or device.'],
    ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent.'],
    ['METRICS_TOKEN', 'fifteen-letters', 'must be at least 16 letters, digits or signs, without spaces.'],
    ['STRIPE_SECRET_KEY', 'pk_test_1', 'must be a Stripe key such as sk_test_… or rk_live_….'],
    ['STRIPE_SECRET_KEY', 'sk_test_1', noSecret],
    ['STRIPE_WEBHOOK_SECRET', 'we_1', "must be the signing secret of Stripe's webhook, whsec_…."],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_1', 'is set without STRIPE_SECRET_KEY: set both, or none.'],
    ['HOST', '0.0.0.0', `0.0.0.0 ${isReached}`],
    ['HOST', '::', `:: ${isReached}`],
  ])('says in a sentence what is wrong: %s=%s', (name, value, rule) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(`${name} ${rule}`));
  });

  test('accepts the embedded checkout, but not together with Stripe', () => {
    expect(readConfig({ CHECKOUT: 'embedded' })).toMatchObject({ checkout: 'embedded', stripe: undefined });
    const stripe = { STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    const both = { CHECKOUT: 'embedded', ...stripe };
    expect(() => readConfig(both)).toThrow(
      'CHECKOUT=embedded takes no money and STRIPE_SECRET_KEY does: unset the one that is not meant.',
    );
  });

  test('reports all mistakes at once, without secrets', () => {
    const urls = { DATABASE_URL: 'mysql://motel:secret@db', SMTP_URL: 'secret' };
    const read = () => readConfig({ PORT: 'x', ...urls, STRIPE_SECRET_KEY: 'secret' });
    expect(read).toThrow(/PORT .*\nDATABASE_URL .*\nSMTP_URL .*\nSTRIPE_SECRET_KEY /);
    expect(read).not.toThrow(/secret/);
  });
});
