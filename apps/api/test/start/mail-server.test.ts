import { mailServerOf } from '../../src/config/read-config.ts';
import { testConfig } from '../support/test-config.ts';

const smtpUrl = 'smtps://mail.example';
const stripe = { secretKey: 'sk_live_1', webhookSecret: 'whsec_1' };
const place = { dataDir: '/data', database: { folder: '/data' } };

test.each([
  ['a public test checkout', { publicUrl: 'https://motel.example', checkout: 'embedded' }, undefined],
  ['a test checkout on this machine', {}, smtpUrl],
  ['a test checkout on loopback', { publicUrl: 'http://127.0.0.1:3000' }, smtpUrl],
  ['Stripe', { publicUrl: 'https://motel.example', stripe }, smtpUrl],
] as const)('the mail server of %s', (_, settings, expected) => {
  expect(mailServerOf(testConfig(place, { ...settings, smtpUrl }))).toBe(expected);
});
