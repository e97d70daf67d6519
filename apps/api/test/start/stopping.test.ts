import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { openTestMotel, type TestMotel } from '../support/test-motel.ts';

describe('a motel that stops', () => {
  let motel: TestMotel;
  const open = async (stopDelay: number) => {
    motel = await openTestMotel({ stopDelay });
  };
  afterEach(() => motel.close());

  async function ask(path: string) {
    const asked = request(`${motel.origin}${path}`, {
      agent: false,
      headers: { connection: 'keep-alive' },
    }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, connection: answer.headers.connection, text: await text(answer) };
  }

  test('reports it at /readyz and still serves all requests for a while', async () => {
    await open(600_000);
    const before = await ask(ENDPOINTS.properties.path);
    expect(before).toMatchObject({ status: 200, connection: 'keep-alive' });
    void motel.server.drain();
    expect(await ask('/readyz')).toMatchObject({ status: 503, text: '{"status":"stopping"}' });
    expect(await ask('/healthz')).toMatchObject({ status: 200 });
    expect(await ask(ENDPOINTS.properties.path)).toEqual(before);
  });

  test('then refuses new connections', async () => {
    await open(1);
    await motel.server.drain();
    await expect(ask('/readyz')).rejects.toThrow('ECONNREFUSED');
  });
});
