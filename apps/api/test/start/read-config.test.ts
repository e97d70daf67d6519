import { describe, expect, test } from 'vitest';
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
    const env = {
      HOST: '0.0.0.0',
      PORT: '8080',
      PUBLIC_URL: 'https://motel.example',
      DATA_DIR: '/var/motel',
      DATABASE_URL: 'postgres://motel:secret@db/motel',
      STRIPE_SECRET_KEY: 'sk_live_51Hq',
      STRIPE_WEBHOOK_SECRET: 'whsec_0dF9',
      SMTP_URL: 'smtps://mail.example',
      WEB_DIST: 'site',
      DESK_DIST: 'desk',
      TRUSTED_PROXIES: '2',
      RATE_LIMIT_SCALE: '2.5',
      HOLD_SHARE: '0.5',
      METRICS_TOKEN: 'who-may-look-at-numbers',
      HISTORY_SCOPE: 'device',
      HSTS_SUBDOMAINS: 'no',
      STOP_DELAY: '20',
      LOG_LEVEL: 'debug',
    };
    expect(readConfig(env, '/motel')).toEqual({
      host: '0.0.0.0',
      port: 8080,
      publicUrl: 'https://motel.example',
      dataDir: '/var/motel',
      database: { url: 'postgres://motel:secret@db/motel' },
      checkout: undefined,
      stripe: { secretKey: 'sk_live_51Hq', webhookSecret: 'whsec_0dF9' },
      smtpUrl: 'smtps://mail.example',
      webDist: '/motel/site',
      deskDist: '/motel/desk',
      trustedProxies: 2,
      rateLimitScale: 2.5,
      holdShare: 0.5,
      metricsToken: 'who-may-look-at-numbers',
      historyScope: 'device',
      hstsSubdomains: false,
      stopDelay: 20_000,
      logLevel: 'debug',
    });
  });

  test('ignores an empty variable and a slash after the address', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' }).port).toBe(3000);
    expect(readConfig({ PUBLIC_URL: 'http://localhost:8080/' }).publicUrl).toBe('http://localhost:8080');
  });

  test('logs every request on a public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://motel.example' }).logLevel).toBe('info');
    expect(readConfig({ PUBLIC_URL: 'http://localhost:8080' }).logLevel).toBe('warn');
  });

  test('behind a proxy has a delay of some seconds before stopping', () => {
    expect(readConfig({ PUBLIC_URL: 'https://motel.example' }).stopDelay).toBe(6000);
    expect(readConfig({ PUBLIC_URL: 'https://motel.example', STOP_DELAY: '0' }).stopDelay).toBe(0);
    expect(readConfig({ PUBLIC_URL: 'http://localhost:8080' }).stopDelay).toBe(0);
  });

  test.each([
    ['PORT', 'eighty', 'PORT must be a port number from 0 to 65535, not "eighty".'],
    ['PORT', '65536', 'PORT must be a port number from 0 to 65535, not "65536".'],
    ['PORT', '-1', 'PORT must be a port number from 0 to 65535, not "-1".'],
    ['PORT', '80.5', 'PORT must be a port number from 0 to 65535, not "80.5".'],
    [
      'PUBLIC_URL',
      'motel.example',
      'PUBLIC_URL must be the site\'s address without a path, such as https://motel.example, not "motel.example".',
    ],
    [
      'PUBLIC_URL',
      'http://127.0.0.1:8080',
      'PUBLIC_URL must have a name, such as http://localhost:3000, not the address 127.0.0.1: browsers have no passkeys for an address, so nobody could sign in at the front desk.',
    ],
    [
      'PUBLIC_URL',
      'https://[2001:db8::1]',
      'PUBLIC_URL must have a name, such as https://motel.example, not the address [2001:db8::1]: browsers have no passkeys for an address, so nobody could sign in at the front desk.',
    ],
    [
      'PUBLIC_URL',
      'https://motel.example/inn',
      'PUBLIC_URL must be the site\'s address without a path, such as https://motel.example, not "https://motel.example/inn".',
    ],
    [
      'PUBLIC_URL',
      'ftp://motel.example',
      'PUBLIC_URL must be the site\'s address without a path, such as https://motel.example, not "ftp://motel.example".',
    ],
    [
      'DATABASE_URL',
      'mysql://db',
      'DATABASE_URL must be a Postgres address such as postgres://user:password@host/name.',
    ],
    ['CHECKOUT', 'stripe', 'CHECKOUT can only be "embedded", or left out.'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL must be a mail server such as smtps://user:password@host.'],
    ['RATE_LIMIT_SCALE', '0', 'RATE_LIMIT_SCALE must be a number above 0, such as 1, not "0".'],
    ['RATE_LIMIT_SCALE', 'none', 'RATE_LIMIT_SCALE must be a number above 0, such as 1, not "none".'],
    ['STOP_DELAY', '61', 'STOP_DELAY must be a whole number of seconds from 0 to 60, not "61".'],
    ['STOP_DELAY', '2.5', 'STOP_DELAY must be a whole number of seconds from 0 to 60, not "2.5".'],
    ['HISTORY_SCOPE', 'everyone', 'HISTORY_SCOPE must be number or device.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
    [
      'METRICS_TOKEN',
      'fifteen-letters',
      'METRICS_TOKEN must be at least 16 letters, digits or signs, without spaces.',
    ],
    [
      'STRIPE_SECRET_KEY',
      'pk_test_1',
      'STRIPE_SECRET_KEY must be a Stripe key such as sk_test_… or rk_live_….',
    ],
    [
      'STRIPE_SECRET_KEY',
      'sk_test_1',
      "STRIPE_SECRET_KEY is set without STRIPE_WEBHOOK_SECRET, by which Stripe's events are known: set both, or none.",
    ],
    [
      'STRIPE_WEBHOOK_SECRET',
      'we_1',
      "STRIPE_WEBHOOK_SECRET must be the signing secret of Stripe's webhook, whsec_….",
    ],
    [
      'STRIPE_WEBHOOK_SECRET',
      'whsec_1',
      'STRIPE_WEBHOOK_SECRET is set without STRIPE_SECRET_KEY: set both, or none.',
    ],
    ['HOST', '0.0.0.0', 'HOST 0.0.0.0 can be reached by others: PUBLIC_URL must say by which address.'],
    ['HOST', '::', 'HOST :: can be reached by others: PUBLIC_URL must say by which address.'],
  ])('says in a sentence what is wrong: %s=%s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence));
  });

  test('accepts the embedded checkout, but not together with Stripe', () => {
    expect(readConfig({ CHECKOUT: 'embedded' })).toMatchObject({ checkout: 'embedded', stripe: undefined });
    const both = {
      CHECKOUT: 'embedded',
      STRIPE_SECRET_KEY: 'rk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(() => readConfig(both)).toThrow(
      'CHECKOUT=embedded takes no money and STRIPE_SECRET_KEY does: unset the one that is not meant.',
    );
  });

  test('reports all mistakes at once, without secrets', () => {
    const env = {
      PORT: 'x',
      DATABASE_URL: 'mysql://motel:secret@db',
      SMTP_URL: 'secret',
      STRIPE_SECRET_KEY: 'secret',
    };
    let said = '';
    try {
      readConfig(env);
    } catch (error) {
      said = String(error);
    }
    expect(said).toMatch(/PORT .*\nDATABASE_URL .*\nSMTP_URL .*\nSTRIPE_SECRET_KEY /);
    expect(said).not.toContain('secret');
  });
});
