import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

const GUIDE = `The data of a motel at one moment.

Each file is a table, once as CSV for spreadsheets and once as JSON. Amounts are decimals of the motel's currency; those
inside a value of several parts, such as \`nights\`, are hundredths. Instants are in ISO 8601. \`booking_id\` is the \`id\` of a stay,
\`property_id\` that of a kind. \`content\` is the motel's folder, which begins the same motel. Cards, tokens and passwords are not here.
`;

/** The tables that leave the motel, by their files; `$` ends columns of amounts. Codes, hashes and letters stay. */
const OPEN_TABLES: Readonly<Record<string, { table: string; row: string; columns: string }>> = JSON.parse(
  readFileSync(new URL('open-tables.json', import.meta.url), 'utf8'),
);

type Row = Readonly<Record<string, unknown>>;

interface Column {
  readonly name: string;
  readonly isAmount: boolean;
}

/** Writes a backup as files that any program reads, some rows at a time. @param folder an empty one */
export async function writeOpenFiles(backup: string, folder: string): Promise<void> {
  const tables = Object.entries(OPEN_TABLES).map(([file, { table, row, columns }]) => {
    const names = columns
      .split(' ')
      .map((name) => ({ name: name.replace('$', ''), isAmount: name.endsWith('$') }));
    return { table, file, row, columns: names, rows: 0 };
  });
  const listed = (columns: readonly Column[]) => columns.map(({ name }) => name);
  const lists = tables.map(
    ({ file, row, columns }) => `- \`${file}\`, ${row}: ${listed(columns).join(', ')}\n`,
  );
  put(folder, 'README.md', `${GUIDE}\n${lists.join('')}`);
  for (const { file, columns } of tables) {
    put(folder, `${file}.csv`, csvOf([listed(columns)]));
    put(folder, `${file}.json`, '[');
  }
  const content = contentFrom(folder);
  for await (const { table, rows: lines } of readBackup(backup)) {
    const rows: Row[] = lines.map((line) => JSON.parse(line));
    content.take(table, rows);
    const open = tables.find((one) => one.table === table);
    if (open === undefined) continue;
    const { file, columns } = open;
    const cells = rows.map((row) => columns.map((column) => cellOf(row, column)));
    append(folder, `${file}.csv`, csvOf(cells).slice(1));
    const objects = rows.map((row) => columns.map((column) => [column.name, valueIn(row, column)]));
    const json = objects.map((entries) => JSON.stringify(Object.fromEntries(entries))).join(',\n');
    append(folder, `${file}.json`, `${open.rows > 0 ? ',' : ''}\n${json}`);
    open.rows += rows.length;
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
  let made: ReadonlySet<string> | undefined;
  return {
    take(table: string, taken: readonly Row[]) {
      for (const row of taken) if (Number(row.version) > Number(last[table]?.version ?? 0)) last[table] = row;
      if (table === 'properties') kinds.push(...taken.filter((kind) => kind.is_listed));
      if (table === 'rooms') rooms.push(...taken.filter((room) => room.retired_at === null));
      if (table !== 'pictures') return;
      made ??= new Set(photographPaths(readMotel(filesOfTexts(texts(), () => true))));
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
