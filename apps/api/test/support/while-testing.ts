interface Closable {
  close(): unknown;
}

/** Opens something before the tests of this file or `describe`, and closes it after them. */
export function whileTesting<T extends Closable>(open: () => Promise<T>): T {
  let opened: T | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  return standInFor(() => opened);
}

/** An object that a hook makes later, so that tests read it as a constant, and spread it. */
export function standInFor<T extends object>(made: () => T | undefined): T {
  const found = (key: string) => {
    const object = made();
    if (object === undefined) throw new Error(`${key} is read before the hook that makes it`);
    return object;
  };
  return new Proxy({} as T, {
    get: (_, key) => Reflect.get(found(String(key)), key),
    set: (_, key, value) => Reflect.set(found(String(key)), key, value),
    ownKeys: () => Reflect.ownKeys(found('it')),
    // A proxy may name a property that its own target lacks only as a configurable one.
    getOwnPropertyDescriptor: (_, key) => ({
      ...Reflect.getOwnPropertyDescriptor(found(String(key)), key),
      configurable: true,
    }),
  });
}
