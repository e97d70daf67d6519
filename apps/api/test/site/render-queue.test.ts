import {
  MAX_RENDERING,
  MAX_WAITING,
  RenderersBusyError,
  renderQueue,
} from '../../src/http/site/render-queue.ts';

const FLOOD = 500;

/** A queue whose renderings end by hand. */
function queueByHand() {
  const inTurn = renderQueue<string>();
  const begun: string[] = [];
  const ends = new Map<string, (page: string) => void>();
  let most = 0;
  const ask = (key: string, client: string) =>
    inTurn(key, client, () => {
      begun.push(key);
      const { promise, resolve } = Promise.withResolvers<string>();
      ends.set(key, resolve);
      most = Math.max(most, ends.size);
      return promise;
    });
  function end(key: string): void {
    ends.get(key)?.(key);
    ends.delete(key);
  }
  /** Ends each rendering as it begins, until nothing waits. */
  async function endAll(answers: readonly Promise<unknown>[]) {
    const settled = Promise.allSettled(answers).then(() => true);
    while (!(await Promise.race([settled, turn()]))) for (const key of ends.keys()) end(key);
    return Promise.allSettled(answers);
  }
  return { begun, ask, mostAtOnce: () => most, end, endAll };
}

const turn = () => new Promise<false>((resolve) => setImmediate(resolve, false));
const flood = (ask: (key: string, client: string) => Promise<string>, pages = FLOOD) =>
  Array.from({ length: pages }, (_, number) => ask(`flooder ${number}`, 'flooder'));

test("a flood of one client begins one of its pages before another guest's", async () => {
  const { ask, begun, endAll, end } = queueByHand();
  const flooded = flood(ask, 10);
  const guests = ask('guest', 'guest');
  expect(begun).toEqual(['flooder 0', 'guest']);
  end('guest');
  expect(await guests).toBe('guest');
  expect(begun).toHaveLength(2);
  await endAll(flooded);
});

test('a page that a flooder asks for too waits for the earlier turn', async () => {
  const { ask, begun, endAll } = queueByHand();
  const flooded = [...flood(ask, 10), ask('home', 'flooder')];
  const home = ask('home', 'guest');
  expect(begun).toEqual(['flooder 0', 'home']);
  await endAll([...flooded, home]);
  expect(begun.filter((key) => key === 'home')).toHaveLength(1);
});

test('of a flood at most so many pages wait, the others are refused', async () => {
  const { ask, begun, endAll } = queueByHand();
  const answers = await endAll(flood(ask));
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(FLOOD - MAX_WAITING - 1);
  expect(refused.every((one) => 'reason' in one && one.reason instanceof RenderersBusyError)).toBe(true);
  expect(begun).toHaveLength(MAX_WAITING + 1);
});

test('many clients have few pages rendered at a time, in turn', async () => {
  const { ask, begun, endAll, mostAtOnce } = queueByHand();
  const clients = ['a', 'b', 'c', 'd'];
  const answers = clients.flatMap((client) => [1, 2, 3].map((number) => ask(`${client}${number}`, client)));
  await endAll(answers);
  expect(mostAtOnce()).toBe(MAX_RENDERING);
  expect(begun.slice(0, 4)).toEqual(['a1', 'b1', 'c1', 'd1']);
});

test('a queue that is full refuses the client with most pages, not the newest', async () => {
  const { ask, endAll } = queueByHand();
  const flooded = Promise.allSettled(flood(ask));
  const guests = Array.from({ length: 20 }, (_, number) => ask(`guest ${number}`, `guest ${number}`));
  await endAll([...guests, flooded]);
  expect((await Promise.allSettled(guests)).every(({ status }) => status === 'fulfilled')).toBe(true);
});

test('a rendering that fails makes way for the next', async () => {
  const inTurn = renderQueue<string>();
  const failed = inTurn('broken', 'guest', () => Promise.reject(new Error('no such component')));
  const next = inTurn('next', 'guest', async () => 'next');
  await expect(failed).rejects.toThrow('no such component');
  expect(await next).toBe('next');
});
