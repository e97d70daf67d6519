export class RenderersBusyError extends Error {
  override name = 'RenderersBusyError';
}

/** While one page waits for its data, another can be rendered. */
export const MAX_RENDERING = 2;
/** After a page its client rests this many times as long as the page took: a flood leaves most of the time to others. */
const REST = 3;
/** Milliseconds. */
const MAX_REST = 250;
/** Pages that wait; some seconds of work. */
export const MAX_WAITING = 64;

interface Rendering<T> {
  readonly key: string;
  readonly result: PromiseWithResolvers<T>;
  readonly render: () => Promise<T>;
  isStarted: boolean;
}

/**
 * Renders few pages at a time. Clients take turns, one page each: one that asks for many delays its own. Those that ask
 * for the same page share it. @throws RenderersBusyError when too many wait, first to the client that has most of them
 */
export function renderQueue<T>() {
  /** Waiting or being rendered, by key. */
  const renderings = new Map<string, Rendering<T>>();
  /** The pages that each client waits for; the order of the clients is that of their turns. */
  const lines = new Map<string, Rendering<T>[]>();
  /** The clients whose pages are being rendered. */
  const served = new Set<string>();

  function startNext(): void {
    if (served.size >= MAX_RENDERING) return;
    const client = [...lines.keys()].find((name) => !served.has(name));
    if (client === undefined) return;
    const line = lines.get(client) ?? [];
    const next = line.shift();
    if (line.length === 0) lines.delete(client);
    // Another client's turn may have come first for a page that both wait for.
    if (next !== undefined && !next.isStarted) void start(next, client);
    startNext();
  }

  async function start(rendering: Rendering<T>, client: string): Promise<void> {
    const startedAt = performance.now();
    rendering.isStarted = true;
    served.add(client);
    const { resolve, reject } = rendering.result;
    await rendering.render().then(resolve, reject);
    renderings.delete(rendering.key);
    setTimeout(endTurn, Math.min(REST * (performance.now() - startedAt), MAX_REST), client);
  }

  function endTurn(client: string): void {
    served.delete(client);
    const line = lines.get(client);
    if (lines.delete(client) && line !== undefined) lines.set(client, line);
    startNext();
  }

  /** Refuses the last page of the longest line, unless another client waits for it too. */
  function makeRoom(): void {
    const longest = [...lines.values()].reduce((one, other) => (other.length >= one.length ? other : one));
    const last = longest.pop();
    if (last === undefined || last.isStarted || [...lines.values()].some((line) => line.includes(last)))
      return;
    renderings.delete(last.key);
    last.result.reject(new RenderersBusyError());
  }

  return (key: string, client: string, render: () => Promise<T>): Promise<T> => {
    const result = Promise.withResolvers<T>();
    const rendering = renderings.get(key) ?? { key, render, result, isStarted: false };
    renderings.set(key, rendering);
    const line = lines.get(client) ?? [];
    if (!rendering.isStarted && !line.includes(rendering)) lines.set(client, [...line, rendering]);
    while (renderings.size - served.size > MAX_WAITING) makeRoom();
    startNext();
    return rendering.result.promise;
  };
}
