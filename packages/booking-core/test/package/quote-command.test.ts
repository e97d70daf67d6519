import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import summer from '../../examples/summer-2027.json' with { type: 'json' };
import { parseTariff } from '../../src/index.ts';
import { verifyQuote } from '../support/english.ts';
import { PACKAGE } from './support/consumer.ts';

const folder = mkdtempSync(join(tmpdir(), 'quote-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SUMMER = 'examples/summer-2027.json';
const WEEK = ['--room', 'queen', '--from', '2027-07-04', '--to', '2027-07-11', '--adults', '2'];

function quote(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/quote.mjs', ...args], {
    cwd: PACKAGE,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('the command quote', () => {
  test('prints each line of a price, its total and the terms of cancelling', () => {
    const guests = ['--children', '2', '--infants', '1', '--pets', '2'];
    const { status, stdout, stderr } = quote(SUMMER, ...WEEK, ...guests);
    expect(stdout).toBe(`queen, 2027-07-04 to 2027-07-11, 1 room

$129 × 7 nights × 1 room          $903.00
Pets (2 pets × $15 × 7 nights)    $210.00
Cleaning                           $40.00
Tourism levy (4%)                  $36.12
GST (5%)                           $59.46
-----------------------------------------
Total CAD                       $1,248.58

Cancelled up to 168 hours before check-in: nothing kept. Later: $624.29 kept.
`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('prints a quote that verifies, with rooms, a code and an exemption', () => {
    const more = ['--rooms', '2', '--extra-persons', '1', '--code', 'return', '--booked-on', '2027-05-02'];
    const { status, stdout } = quote(SUMMER, ...WEEK, ...more, '--exempt', 'levy=a diplomat', '--json');
    expect(status).toBe(0);
    const printed = JSON.parse(stdout);
    expect(printed).toMatchObject({ rooms: 2, code: 'return', exempt: { levy: 'a diplomat' } });
    const sale = { bookedOn: '2027-05-02', exempt: { levy: 'a diplomat' } };
    expect(verifyQuote(printed, parseTariff(summer), sale).ok).toBe(true);
  });

  test('names every argument that is wrong, and exits with 2', () => {
    const wrong = '--from 2027-02-30 --adults 1.5 --exempt levy --night 3'.split(' ');
    const { status, stdout, stderr } = quote(SUMMER, 'other.json', '--pets', '', ...wrong);
    expect(stderr.split('\n')).toEqual([
      'other.json: is one file too many',
      '3: is one file too many',
      '--night: is not known',
      '--room: is missing',
      '--from: must be a date of the calendar, such as 2027-07-04, not 2027-02-30',
      '--to: is missing',
      '--adults: must be a whole number, not 1.5',
      '--pets: must have a value',
      '--exempt: must be a fee and a reason, such as levy=diplomat',
      '',
      'See quote --help.',
      '',
    ]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });

  test('names every fault of a tariff with its path, and exits with 1', () => {
    const wrong = { ...summer, nightly: [{ room: 'king', price: '89' }], rounding: 'cent' };
    const { status, stdout, stderr } = quote(file('wrong.json', JSON.stringify(wrong)), ...WEEK);
    expect(stderr).toMatch(
      /^wrong\.json: nightly\[0\]\.room: must be .+\nwrong\.json: rounding: is not known\n$/,
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });

  test.each([
    ['no file', 'none.json', /^none\.json: ENOENT/],
    ['no JSON', file('text.json', '{ "id": '), /text\.json: .*JSON/],
  ])('says why it cannot read a tariff: %s', (_, path, message) => {
    const { status, stderr } = quote(path, ...WEEK);
    expect(stderr).toMatch(message);
    expect(status).toBe(1);
  });

  test('gives the reason for which a stay has no price, and exits with 1', () => {
    const night = ['--room', 'queen', '--from', '2027-07-04', '--to', '2027-07-05', '--adults', '2'];
    const stderr = 'to: These dates need a stay of at least 2 nights.\n';
    expect(quote(SUMMER, ...night)).toEqual({ status: 1, stdout: '', stderr });
  });
});
