import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { afterEach, describe, expect, test } from 'vitest';
import { DATABASES } from '../support/databases.ts';
import { openTestMotel, type TestMotel } from '../support/test-motel.ts';

describe('issue 4, operation: a motel that is told to stop', () => {
  let motel: TestMotel;
  const open = async (stopDelay: number) => {
    motel = await openTestMotel(DATABASES[0]!, { stopDelay });
  };
  afterEach(() => motel.close());

  /** Asks as somebody who comes for the first time. */
  async function ask(path: string) {
    const asked = request(`${motel.origin}${path}`, {
      agent: false,
      headers: { connection: 'keep-alive' },
    }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, connection: answer.headers.connection, text: await text(answer) };
  }

  test('says so at /readyz, and serves whoever still comes as ever, until proxies have had the time to hear of it', async () => {
    await open(600_000);
    const before = await ask(ENDPOINTS.properties.path);
    expect(before).toMatchObject({ status: 200, connection: 'keep-alive' });
    void motel.server.sayGoodbye();
    expect(await ask('/readyz')).toMatchObject({ status: 503, text: '{"status":"stopping"}' });
    expect(await ask('/healthz')).toMatchObject({ status: 200 });
    expect(await ask(ENDPOINTS.properties.path)).toEqual(before);
  });

  test('takes nobody new after that', async () => {
    await open(1);
    await motel.server.sayGoodbye();
    await expect(ask('/readyz')).rejects.toThrow('ECONNREFUSED');
  });
});
