import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Cell, csvOf } from '@motel/api-client/desk-contracts';
import { cents, dollarDigits, type TariffData } from '@motel/booking-core';
import {
  filesOfTexts,
  type MotelTexts,
  photographPaths,
  readMotel,
  type Sold,
  soldTexts,
} from '@motel/content/server';
import { readBackup } from './backup-file.ts';
import type { MotelTable } from './tables.ts';

/** A table as it leaves the motel: its file, what a row is, and its columns; `$` ends those of amounts. */
type OpenTable = readonly [file: string, about: string, columns: string];

/** Whatever is not named stays: codes of cards, tokens, hashes, links, the texts of letters. */
const OPEN_TABLES: Partial<Record<MotelTable, OpenTable>> = {
  properties: ['kinds', 'a kind of room', 'id position is_listed in_stock capacity title room_type facts'],
  rooms: ['rooms', 'a room with its number', 'id number property_id position traits created_at retired_at'],
  room_blocks: [
    'blocks',
    'rooms out of sale',
    'id property_id check_in check_out rooms reason created_at lifted_at',
  ],
  room_closures: [
    'closures',
    'a room out of order',
    'id room_id block_id check_in check_out reason by created_at lifted_at',
  ],
  room_nights: ['room-nights', 'a night of a numbered room', 'room_id date booking_id closure_id'],
  tariff_versions: ['tariffs', 'a tariff and the time from which it held', 'version at author note tariff'],
  guests: ['guests', 'a guest by their mobile number', 'id mobile created_at merged_into'],
  guest_cards: ['guest-notes', 'what the desk noted of a guest', 'guest_id wishes note not_again by at'],
  bookings: [
    'stays',
    'a stay in any state',
    'id reference property_id guest_id source status check_in check_out rooms adults children infants pets extra_persons late_charge$ action extends_booking_id created_at status_changed_at guest_details free_hours keep nights promotion_code arrived_at left_at car expected_time language rest_due orders accepted_terms',
  ],
  folio_entries: [
    'money',
    'a charge, a payment or a refund of a stay, in the order of its account',
    'booking_id position kind part what label detail quantity unit_amount$ amount$ rule tariff payment_reference at by share tax by_tariff$',
  ],
  stay_changes: [
    'changes',
    'a change of a stay',
    'id booking_id status after due$ created_at status_changed_at by_guest',
  ],
  payment_requests: [
    'requests',
    'money that was asked for',
    'id booking_id purpose status amount$ created_at status_changed_at',
  ],
  refunds: [
    'refunds',
    'the way of a refund',
    'booking_id position payment_reference sent_at settled_at failed_at',
  ],
  open_items: [
    'open-items',
    'money without a stay',
    'provider reference kind booking_id amount$ noticed_at settled_at',
  ],
  imported_stays: ['imported', 'a stay of another system', 'booking_id import_id'],
  desk_notes: [
    'notes',
    'a note of the desk',
    'id booking_id room_id text person_id created_at done_at done_by',
  ],
  receipts: [
    'receipts',
    'a numbered receipt',
    'number year serial booking_id kind about content issued_at issued_by',
  ],
  companies: [
    'companies',
    'a company that pays',
    'id name address_lines tax_number contact email code pay_days language created_at',
  ],
  stay_payers: ['payers', 'the company that pays a stay', 'booking_id company_id covers'],
  invoices: [
    'invoices',
    'a numbered invoice',
    'number year serial company_id kind about content total$ due issued_at issued_by',
  ],
  invoice_payments: ['invoice-payments', 'a payment of an invoice', 'id number way amount$ at by'],
  ended_days: ['days', 'a day that was ended', 'date until ended_at by report'],
  journal_lines: ['journal', 'a sum of a day’s books', 'booking_id date account name percent base$ amount$'],
  ledger_codes: ['ledger-codes', 'an account’s code', 'account name code'],
  till_moves: ['till-moves', 'cash put in or taken out', 'id date person_id kind amount$ reason at'],
  till_signoffs: [
    'till-counts',
    'a till that was counted',
    'date person_id cash_expected$ cash_counted$ terminal_expected$ terminal_counted$ note signed_by signed_at',
  ],
  staff: ['people', 'a person at the desk', 'id name role created_at ended_at'],
  desk_log: ['log', 'an act at the desk', 'id at who action subject details'],
  feedback: ['feedback', 'a message of a guest', 'id name email message created_at'],
  outbox: ['letters', 'a letter, without its text', 'id recipient subject created_at sent_at'],
};

const GUIDE = `The data of a motel at one moment.

Each file is a table, once as CSV for spreadsheets and once as JSON. Amounts are decimals of the motel's currency; those
inside a value of several parts, such as \`nights\`, are hundredths. Instants are in ISO 8601. \`booking_id\` is the \`id\` of a stay,
\`property_id\` that of a kind. \`content\` is the motel's folder, which begins the same motel. Cards, tokens and passwords are not here.
`;

type Row = Readonly<Record<string, unknown>>;

interface Column {
  readonly name: string;
  readonly isAmount: boolean;
}

/** Writes a backup as files that any program reads, some rows at a time. @param folder an empty one */
export async function writeOpenFiles(backup: string, folder: string): Promise<void> {
  const tables = Object.entries(OPEN_TABLES).map(([table, [file, about, columns]]) => {
    const named = columns
      .split(' ')
      .map((name) => ({ name: name.replace('$', ''), isAmount: name.endsWith('$') }));
    return { table, file, about, columns: named };
  });
  const lists = tables.map(
    ({ file, about, columns }) => `- \`${file}\`: ${about}: ${columns.map(({ name }) => name).join(', ')}`,
  );
  put(folder, 'README.md', `${GUIDE}\n${lists.join('\n')}\n`);
  for (const { file, columns } of tables) {
    put(folder, `${file}.csv`, csvOf([columns.map(({ name }) => name)]));
    put(folder, `${file}.json`, '[');
  }
  const begun = new Set<string>();
  const content = contentFrom(folder);
  for await (const { table, rows: lines } of readBackup(backup)) {
    const rows: Row[] = lines.map((line) => JSON.parse(line));
    content.take(table, rows);
    const open = tables.find((one) => one.table === table);
    if (open === undefined) continue;
    const { file, columns } = open;
    append(
      folder,
      `${file}.csv`,
      csvOf(rows.map((row) => columns.map((column) => cellOf(row, column)))).slice(1),
    );
    const objects = rows.map((row) =>
      Object.fromEntries(columns.map((column) => [column.name, valueIn(row, column)])),
    );
    const separator = begun.has(file) ? ',' : '';
    append(
      folder,
      `${file}.json`,
      `${separator}\n${objects.map((object) => JSON.stringify(object)).join(',\n')}`,
    );
    begun.add(file);
  }
  for (const { file } of tables) append(folder, `${file}.json`, '\n]\n');
  content.write();
}

function valueIn(row: Row, { name, isAmount }: Column): unknown {
  const value = row[name] ?? null;
  return isAmount && typeof value === 'number' ? dollarDigits(cents(value)) : value;
}

function cellOf(row: Row, { name, isAmount }: Column): Cell {
  const value = row[name] ?? '';
  if (isAmount && typeof value === 'number') return cents(value);
  return typeof value === 'object' ? JSON.stringify(value) : `${value}`;
}

/** Gathers the motel's folder from the rows of a backup, whose pictures come after its content. */
function contentFrom(folder: string) {
  const last: Record<string, Row> = {};
  const kinds: Row[] = [];
  const rooms: Row[] = [];
  const texts = () => (last.content_versions?.texts ?? {}) as MotelTexts;
  return {
    take(table: string, taken: readonly Row[]) {
      for (const row of taken) if (Number(row.version) > Number(last[table]?.version ?? 0)) last[table] = row;
      if (table === 'properties') kinds.push(...taken.filter((kind) => kind.is_listed));
      if (table === 'rooms') rooms.push(...taken.filter((room) => room.retired_at === null));
      if (table !== 'pictures') return;
      const made = new Set(photographPaths(readMotel(filesOfTexts(texts(), () => true))));
      const hashes = last.content_versions?.pictures as Readonly<Record<string, string>>;
      for (const { path, hash, bytes } of taken) {
        const isShown = made.has(`${path}`) || hashes[`${path}`] === hash;
        if (isShown) put(folder, `content/${path}`, Buffer.from(`${bytes}`.slice(2), 'hex'));
      }
    },
    write() {
      const tariff = last.tariff_versions?.tariff as TariffData;
      const counts = new Map(kinds.map(({ id, capacity }) => [`${id}`, Number(capacity)]));
      const numbered = rooms.map(
        (room) => ({ ...room, propertyId: room.property_id }) as unknown as Sold['rooms'][number],
      );
      const files = soldTexts(texts(), { tariff, counts, rooms: numbered });
      for (const [name, text] of Object.entries(files)) put(folder, `content/${name}`, text);
    },
  };
}

function put(folder: string, name: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, name), content, { mode: 0o600 });
}

function append(folder: string, name: string, text: string): void {
  appendFileSync(join(folder, name), text);
}
