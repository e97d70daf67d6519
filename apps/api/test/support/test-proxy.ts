import { once } from 'node:events';
import { Agent, createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Opens a proxy within a test, and closes it after the test. @param answer by connections of its own @returns its origin */
export async function openProxy(answer: (agent: Agent) => RequestListener): Promise<string> {
  const agent = new Agent({ keepAlive: true });
  // A busy machine may let a connection wait for seconds: the proxy keeps it.
  const server = createServer({ keepAliveTimeout: 0 }, answer(agent)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
