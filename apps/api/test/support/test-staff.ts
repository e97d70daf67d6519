import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY, TOUCHED } from '@motel/api-client/contracts';
import { DESK_CALLS, type DeskCall, type DeskCallName, type Role } from '@motel/api-client/desk-contracts';
import { stayVersions } from '../../src/booking/index.ts';
import { type Db, inTransaction } from '../../src/db/index.ts';
import type { Clock } from '../../src/shared/clock.ts';
import { addPerson, beginSession, type Person } from '../../src/staff/index.ts';
import type { Answer, MotelDoor } from './motel-door.ts';

interface DeskAsked {
  readonly parts?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** @default true */
  readonly isTouched?: boolean;
}

export interface TestStaff {
  readonly person: Person;
  /** Of their browser, good at every process of the motel. */
  readonly headers: Readonly<Record<string, string>>;
  /** Calls the desk by HTTP. @param asked a new key unless given */
  call(name: DeskCallName, asked?: DeskAsked): Promise<Answer>;
}

/** Signs a new person in at the desk, without a passkey. */
export async function signInStaff(
  motel: MotelDoor & { readonly db: Db; readonly clock: Clock },
  role: Role = 'clerk',
  name = 'Wren',
): Promise<TestStaff> {
  const now = motel.clock.now();
  const person = await inTransaction(motel.db, (trx) => addPerson(trx, { name, role }, now));
  const token = await beginSession(motel.db, now, { personId: person.id, passkeyId: null, device: 'a test' });
  const headers = { cookie: `motel-desk=${token}` };
  const call = (name: DeskCallName, asked?: DeskAsked) => callTestDesk(motel, name, asked, headers);
  return { person, headers, call: async (name, asked) => call(name, await asSeenNow(motel.db, name, asked)) };
}

/** A press on a stay that names no version carries that of the stay as it is now, from the database: to show it takes more. */
async function asSeenNow(db: Db, name: DeskCallName, asked: DeskAsked = {}): Promise<DeskAsked> {
  const { method, path }: DeskCall = DESK_CALLS[name];
  const body = (asked.body ?? {}) as object;
  if (method === 'GET' || !path.startsWith('/api/desk/stays/{id}/') || 'version' in body) return asked;
  const { id = '' } = asked.parts ?? {};
  return { ...asked, body: { version: (await stayVersions(db, [id])).get(id) ?? 'unknown', ...body } };
}

/** Calls the desk as its own page does while a person touches it. @param headers those of the browser, such as its cookie */
export function callTestDesk(
  motel: MotelDoor,
  name: DeskCallName,
  { parts = {}, query, body, key = randomUUID(), isTouched = true, ...asked }: DeskAsked = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { method, path }: DeskCall = DESK_CALLS[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(parts[part] ?? ''));
  return motel.call(query === undefined ? filled : `${filled}?${new URLSearchParams(query)}`, {
    method,
    ...(body !== undefined && { body }),
    headers: {
      origin: motel.origin.replace('127.0.0.1', 'localhost'),
      ...(isTouched && { [TOUCHED]: '1' }),
      ...(method === 'POST' && { [IDEMPOTENCY_KEY]: key }),
      ...headers,
      ...asked.headers,
    },
  });
}
