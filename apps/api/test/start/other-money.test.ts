import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays, dateAt } from '@motel/booking-core';
import { OWN_FOLDER } from '@motel/content/server';
import { motel, properties } from '@motel/content/testing';
import { sendDeskLine } from '../../src/desk-commands/desk-socket.ts';
import { prepareFolder } from '../support/databases.ts';
import { plain } from '../support/outbox.ts';
import { checkoutRequest, GOOD_CARD } from '../support/test-booking.ts';
import { type Program, startProgram } from './program.ts';

const NIGHTS = 3;
const ADULTS = 2;
const [ROOM] = properties;
/** In whole dollars or yen. */
const PRICE = Number(ROOM!.pricePerNight) / 100;

const RATES = `
petFeePerPet: 0
extraPersonCharge: 0
chargedBy: night
policies: [{ freeHours: 24, keep: first night }]
seasons: []
steps: []
`;

/** To the cent, a half up: whole numbers alone. */
const UNEVEN = Math.round((NIGHTS * PRICE * 100 * 12_345) / 100_000) / 100;
const UPON = Math.round(((NIGHTS * PRICE + UNEVEN) * 100 * 9975) / 100_000) / 100;

/** Each bill as a person works it out with a pocket calculator. */
const ELSEWHERE = [
  {
    country: 'the United States, with an uneven tax',
    rates: `${RATES}
currency: USD
taxes:
  - { id: uneven, label: Uneven tax, percent: 12.345, of: [rooms] }
  - { id: upon, label: Tax upon it, percent: 9.975, of: [rooms, uneven] }
  - { id: occupancy, label: Occupancy tax, amount: 2, each: room, per: night }
`,
    code: 'USD',
    sign: '$',
    total: (NIGHTS * (PRICE + 2) + UNEVEN + UPON).toFixed(2),
    room: (NIGHTS * PRICE).toFixed(2),
    included: [],
    added: [
      ['Uneven tax', UNEVEN.toFixed(2)],
      ['Tax upon it', UPON.toFixed(2)],
      ['Occupancy tax', (NIGHTS * 2).toFixed(2)],
    ],
  },
  {
    country: 'Japan',
    rates: `${RATES}
currency: JPY
taxes:
  - { id: consumption, label: Consumption tax, percent: 10, of: [rooms], included: true, tax: { name: JCT, number: T1234567890123 } }
  - { id: city, label: City tax, percent: 3.3, round: cent-down }
  - { id: spring, label: Hot spring tax, amount: 150, each: adult, per: night }
`,
    code: 'JPY',
    sign: '¥',
    total: String(NIGHTS * PRICE + Math.floor(NIGHTS * PRICE * 0.033) + NIGHTS * ADULTS * 150),
    /** The price is 110 % of what the motel earns. */
    room: String(NIGHTS * PRICE - Math.round((NIGHTS * PRICE * 10) / 110)),
    included: [['JCT', String(Math.round((NIGHTS * PRICE * 10) / 110))]],
    added: [
      ['City tax', String(Math.floor(NIGHTS * PRICE * 0.033))],
      ['Hot spring tax', String(NIGHTS * ADULTS * 150)],
    ],
  },
] as const;

describe.each(ELSEWHERE)('a motel in $country', ({ rates, code, sign, total, room, included, added }) => {
  const decimals = total.split('.')[1]?.length ?? 0;
  let folder: string;
  let program: Program;
  let address: string;
  let data: Awaited<ReturnType<typeof prepareFolder>>;
  const checkIn = addDays(dateAt(Date.now(), motel.houseRules.timeZone), 3);
  const checkOut = addDays(checkIn, NIGHTS);

  beforeAll(async () => {
    folder = copyFolder();
    writeFileSync(join(folder, 'rates.yaml'), rates);
    if (decimals === 0) for (const room of properties) withWholePrice(join(folder, `rooms/${room.id}.yaml`));
    data = await prepareFolder();
    program = startProgram({ MOTEL: folder, DATA_DIR: data.folder });
    address = await program.opened();
  });
  afterAll(async () => {
    program?.child.kill();
    await program?.ended;
    await data?.remove();
    rmSync(folder, { recursive: true });
  });

  async function call(path: string, token = '', body?: unknown, headers = {}) {
    const response = await fetch(address + path, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    });
    return { cookie: response.headers.getSetCookie().join('; '), body: await response.json() };
  }

  test('takes a booking, to the cent on every paper', async () => {
    const { id, token } = (await call(ENDPOINTS.signIn.path, '', { mobile: '+14185550199' })).body;
    const stay = { checkIn, checkOut };
    const wanted = checkoutRequest(id, stay, ROOM!, { party: { adults: ADULTS } });
    const asked = { ...wanted, totalAmount: total, currency: code.toLowerCase() };
    const inCrowns = await call(ENDPOINTS.createCheckout.path, token, { ...asked, currency: 'sek' });
    expect(inCrowns.body.issues).toEqual([
      { field: 'currency', rule: 'F1', message: `Prices here are in ${code}.` },
    ]);
    const { body: checkout } = await call(ENDPOINTS.createCheckout.path, token, asked);
    expect(checkout).toHaveProperty('url');

    const card = await (await fetch(checkout.url)).text();
    const words = `${sign}${Number(total).toLocaleString('en', { minimumFractionDigits: decimals })}`;
    expect(card).toContain(words);
    // An amount with more decimals would be another one.
    expect(card).not.toContain(`${words}.`);
    await fetch(checkout.url, { method: 'POST', body: new URLSearchParams(GOOD_CARD), redirect: 'manual' });
    const mail = decoded(await firstMail(data.folder));
    expect(mail).toContain(words);
    for (const [label, amount] of added) expect(mail).toMatch(new RegExp(`${label}.*\\${sign}${amount}\\b`));
    const others = sign === '$' ? /€|CAD/ : /\$|CAD/;
    for (const paper of [card.replace(/<script.*?<\/script>/gs, ''), mail]) expect(paper).not.toMatch(others);

    const [reference = ''] = /\b[A-Z]{2,3}-[2-9A-Z]{5}\b/.exec(mail) ?? [];
    const paperOf = async (kind: string, sum: string) => {
      const { number } = await deskCall('issueReceipt', reference, `kind=${kind}`, `total:=${sum}`);
      return deskCall('receipt', number);
    };
    const paper = await paperOf('receipt', total);
    expect(paper.lines.map(({ amount }: Row) => amount.toFixed(decimals))).toEqual([room]);
    expect(paper.taxes.map(({ name, amount }: Row) => [name, amount.toFixed(decimals)])).toEqual([
      ...included,
      ...added,
    ]);
    expect(paper.balance).toBe(0);

    const { total: nights } = await deskCall('figures', `from=${checkIn}`, `to=${addDays(checkOut, -1)}`);
    expect(nights.rate).toBe(Number((Number(room) / NIGHTS).toFixed(decimals)));
    const half = `amount:=${decimals === 0 ? 20.5 : 20.505}`;
    const refund = ['refund', reference, 'reason=Noise', 'isOwedAgain:=false'];
    const refused = await sendDeskLine(data.folder, { argv: [...refund, half], who: 'maryam' });
    expect(refused).toMatchObject({ ok: false, text: expect.stringMatching(/refund.*amount/) });
    await deskCall(...refund, 'amount:=20');
    const credit = await paperOf('credit-note', '-20');
    expect(credit.total).toBe(-20);
    for (const { amount } of [...credit.lines, ...credit.taxes])
      expect(amount).toBe(Number(amount.toFixed(decimals)));
  });

  async function deskCall(...argv: string[]) {
    const answer = await sendDeskLine(data.folder, { argv, who: 'maryam' });
    expect(answer?.ok, answer?.text).toBe(true);
    return JSON.parse(answer!.text);
  }
});

interface Row {
  readonly name: string;
  readonly amount: number;
}

function withWholePrice(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(pricePerNight: \d+)\.\d+/, '$1'));
}

/** The text of a mail, whose lines are wrapped and whose letters are encoded. */
function decoded(mail: string): string {
  return Buffer.from(plain(mail), 'latin1').toString();
}

/** Copies the motel's folder. @returns the copy, which the caller removes */
function copyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'motel-another-'));
  cpSync(OWN_FOLDER, folder, { recursive: true });
  return folder;
}

/** The first mail that a motel without a mail server writes to its data folder; waits until it is whole. */
async function firstMail(dataFolder: string): Promise<string> {
  const folder = join(dataFolder, 'mail');
  const whole = () => readdirSync(folder).filter((file) => file.endsWith('.eml'));
  await expect.poll(whole).not.toHaveLength(0);
  return readFileSync(join(folder, whole()[0]!), 'utf8');
}
