import type { Role } from '@motel/api-client/desk-contracts';
import { wrongInBooks } from './books.ts';
import { SERVER, type TestDatabaseKind } from './databases.ts';
import { signInGuest, type TestGuest } from './test-guest.ts';
import { type MotelSettings, openTestMotel, type TestMotel } from './test-motel.ts';
import { signInStaff, type TestStaff } from './test-staff.ts';

/**
 * Opens a motel before the tests of this file or `describe`, and closes it after them.
 * @param settings a function where they need what a hook before has opened
 * @param kind its database
 * @returns the motel, which can be used from its hooks and tests
 */
export function testMotel(
  settings: MotelSettings | (() => MotelSettings) = {},
  kind: TestDatabaseKind = SERVER,
): TestMotel {
  let opened: TestMotel | undefined;
  beforeAll(async () => {
    opened = await openTestMotel(kind, typeof settings === 'function' ? settings() : settings);
  });
  afterAll(() => opened?.close());
  return standInFor(() => opened);
}

/** Opens a motel like `testMotel`, whose books must agree after each test. */
export function testMotelWithBooks(settings?: MotelSettings): TestMotel {
  const motel = testMotel(settings);
  afterEach(async () => expect(await wrongInBooks(motel.db)).toEqual([]));
  return motel;
}

/** Opens a new motel before each test, where one test's rows, clock or counts would be in the way of another's. */
export function motelOfEachTest(settings: MotelSettings = {}): TestMotel {
  let opened: TestMotel | undefined;
  beforeEach(async () => {
    opened = await openTestMotel(SERVER, settings);
  });
  afterEach(() => opened?.close());
  return standInFor(() => opened);
}

/** Opens a motel within a test, and closes it after the test. */
export async function motelOfThisTest(): Promise<TestMotel> {
  const motel = await openTestMotel(SERVER);
  onTestFinished(motel.close);
  return motel;
}

/** A person at the desk, in whose place a test may sign another one in, e.g. on a later day. */
export interface ChangingStaff extends TestStaff {
  signInNext(name?: string, role?: Role): Promise<void>;
}

/** Signs a new person in at the desk before each test. */
export function testStaff(motel: TestMotel, role: Role = 'clerk', name = 'Wren'): ChangingStaff {
  let signedIn: ChangingStaff | undefined;
  async function signInNext(next = name, as = role): Promise<void> {
    signedIn = { ...(await signInStaff(motel, as, next)), signInNext };
  }
  beforeEach(() => signInNext());
  return standInFor(() => signedIn);
}

/** Signs a new guest in before each test. */
export function testGuest(motel: TestMotel): TestGuest {
  let signedIn: TestGuest | undefined;
  beforeEach(async () => {
    signedIn = await signInGuest(motel);
  });
  return standInFor(() => signedIn);
}

/** An object that a hook makes later, so that tests read it as a constant, and spread it. */
function standInFor<T extends object>(made: () => T | undefined): T {
  const found = (key: string) => {
    const object = made();
    if (object === undefined) throw new Error(`${key} is read before the hook that makes it`);
    return object;
  };
  return new Proxy({} as T, {
    get: (_, key) => Reflect.get(found(String(key)), key),
    ownKeys: () => Reflect.ownKeys(found('it')),
    // A proxy may name a property that its own target lacks only as a configurable one.
    getOwnPropertyDescriptor: (_, key) => ({
      ...Reflect.getOwnPropertyDescriptor(found(String(key)), key),
      configurable: true,
    }),
  });
}
