#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { parseCivilDate } from '@motel/booking-core/dates';
import { faultMessage } from '@motel/booking-core/faults';
import { format } from '@motel/booking-core/money';
import { parseTariff, price, TariffError } from '@motel/booking-core/pricing';
import { ENGLISH } from '@motel/booking-core/words';

const USAGE = `motel-quote TARIFF.json --room KEY --from DATE --to DATE --adults N [options]

Prices one stay by the tariff in a file. DATE is yyyy-mm-dd; --to is the day of departure.

  --children N        2 to 12 years old
  --infants N         under 2 years old
  --pets N
  --rooms N           default: the fewest that hold the party
  --extra-persons N   extra persons to pay for, at least those that are needed
  --code CODE         a promotion code
  --booked-on DATE    the day of booking, for codes that are valid on some days only
  --exempt FEE=REASON leaves out a fee; may be repeated
  --json              prints the quote as JSON, which verifyQuote reads
  --help

Exits with 0 for a price, 1 when the tariff is wrong or the stay has no price, 2 when the arguments are wrong.
`;

/** @typedef {{ path: string, message: string }} Fault */

/** Something wrong, with the code that the program exits with. */
class Refusal extends Error {
  /**
   * @param {1 | 2} exitCode
   * @param {readonly Fault[]} faults
   */
  constructor(exitCode, faults) {
    super(faults.map(({ path, message }) => `${path}: ${message}`).join('\n'));
    this.exitCode = exitCode;
    this.faults = faults;
  }
}

const TEXTS = /** @type {const} */ (['room', 'code']);
const DATES = /** @type {const} */ (['from', 'to', 'booked-on']);
const COUNTS = /** @type {const} */ (['adults', 'children', 'infants', 'pets', 'rooms', 'extra-persons']);
const REQUIRED = ['room', 'from', 'to', 'adults'];
const FLAGS = ['json', 'help'];

/**
 * Reads the command line, and reports everything that is wrong with it at once.
 * @param {string[]} args
 */
function readArguments(args) {
  const named = [...TEXTS, ...DATES, ...COUNTS];
  const { values, positionals } = parseArgs({
    args,
    // Strict reading stops at the first mistake.
    strict: false,
    allowPositionals: true,
    options: {
      ...Object.fromEntries(named.map((name) => [name, { type: /** @type {const} */ ('string') }])),
      ...Object.fromEntries(FLAGS.map((name) => [name, { type: /** @type {const} */ ('boolean') }])),
      exempt: { type: 'string', multiple: true },
    },
  });
  if (values.help === true) return undefined;

  /** @type {Fault[]} */
  const faults = [];
  const [file, ...others] = positionals;
  if (file === undefined) faults.push({ path: 'TARIFF.json', message: 'is missing' });
  for (const other of others) faults.push({ path: other, message: 'is one file too many' });
  for (const name of Object.keys(values)) {
    if (![...named, ...FLAGS, 'exempt'].includes(name))
      faults.push({ path: `--${name}`, message: 'is not known' });
  }

  const read = { file: file ?? '', json: values.json === true, request: readRequest(values, faults) };
  if (faults.length > 0) throw new Refusal(2, faults);
  return read;
}

/**
 * @param {Record<string, unknown>} values of the options
 * @param {Fault[]} faults gets those of the values
 */
function readRequest(values, faults) {
  /** @type {(name: string, message: string) => unknown} */
  const wrong = (name, message) => faults.push({ path: `--${name}`, message });
  /** @param {string} name */
  const text = (name) => {
    const value = values[name];
    if (typeof value === 'string' && value !== '') return value;
    if (value !== undefined) wrong(name, 'must have a value');
    else if (REQUIRED.includes(name)) wrong(name, 'is missing');
    return undefined;
  };
  /** @param {(typeof DATES)[number]} name */
  const date = (name) => {
    const value = text(name);
    if (value !== undefined && parseCivilDate(value) === undefined)
      wrong(name, `must be a date of the calendar, such as 2027-07-04, not ${value}`);
    return value;
  };
  /** @param {(typeof COUNTS)[number]} name */
  const count = (name) => {
    const value = text(name);
    if (value !== undefined && !/^\d{1,4}$/.test(value)) wrong(name, `must be a whole number, not ${value}`);
    return value === undefined ? undefined : Number(value);
  };

  return {
    room: text('room') ?? '',
    from: date('from') ?? '',
    to: date('to') ?? '',
    party: {
      adults: count('adults') ?? 0,
      children: count('children') ?? 0,
      infants: count('infants') ?? 0,
      pets: count('pets') ?? 0,
    },
    rooms: count('rooms'),
    extraPersons: count('extra-persons'),
    code: text('code'),
    bookedOn: date('booked-on'),
    exempt: readExemptions(values.exempt, faults),
  };
}

/**
 * @param {unknown} values `FEE=REASON` each
 * @param {Fault[]} faults
 */
function readExemptions(values, faults) {
  if (!Array.isArray(values)) return undefined;
  /** @type {Record<string, string>} */
  const exempt = {};
  for (const value of values) {
    const [, fee, reason] = /^([^=]+)=(.+)$/s.exec(String(value)) ?? [];
    if (fee === undefined || reason === undefined) {
      faults.push({ path: '--exempt', message: 'must be a fee and a reason, such as levy=diplomat' });
    } else exempt[fee] = reason;
  }
  return exempt;
}

/** @param {string} file */
function readTariff(file) {
  /** @type {unknown} */
  let data;
  try {
    data = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Refusal(1, [{ path: file, message: error instanceof Error ? error.message : String(error) }]);
  }
  try {
    return parseTariff(data);
  } catch (error) {
    if (error instanceof TariffError) {
      const name = basename(file);
      throw new Refusal(
        1,
        error.faults.map((fault) => ({ path: `${name}: ${fault.path}`, message: faultMessage(fault) })),
      );
    }
    throw error;
  }
}

/** @param {string[]} args */
function run(args) {
  const read = readArguments(args);
  if (read === undefined) return USAGE;
  const tariff = readTariff(read.file);
  const priced = price(tariff, read.request, ENGLISH.price);
  if (!priced.ok) {
    throw new Refusal(
      1,
      priced.violations.map(({ field, message }) => ({ path: field, message })),
    );
  }
  return read.json ? `${JSON.stringify(priced.quote, undefined, 2)}\n` : table(priced.quote);
}

/** @param {import('@motel/booking-core/pricing').Quote} quote */
function table({ room, from, to, rooms, currency, lines, total, policy }) {
  /** @param {import('@motel/booking-core/money').Cents} amount */
  const money = (amount) => format(amount, 'en-CA', currency);
  const rows = [...lines, { label: `Total ${currency}`, detail: undefined, amount: total }].map(
    ({ label, detail, amount }) => [detail === undefined ? label : `${label} (${detail})`, money(amount)],
  );
  const [left, right] = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const printed = rows.map(
    ([label = '', amount = '']) => `${label.padEnd(left ?? 0)}  ${amount.padStart(right ?? 0)}`,
  );
  printed.splice(-1, 0, '-'.repeat((left ?? 0) + 2 + (right ?? 0)));
  const late = `${money(policy.late)} kept`;
  const terms =
    policy.freeHours === null
      ? `Cancelled: ${late}.`
      : `Cancelled up to ${policy.freeHours} hours before check-in: nothing kept. Later: ${late}.`;
  const title = `${room}, ${from} to ${to}, ${rooms} ${rooms === 1 ? 'room' : 'rooms'}`;
  return `${[title, '', ...printed, '', terms].join('\n')}\n`;
}

try {
  process.stdout.write(run(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  if (error.exitCode === 2) process.stderr.write('\nSee quote --help.\n');
  process.exitCode = error.exitCode;
}
