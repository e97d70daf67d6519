import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// The same framework, which sends the bytes that it is given; it ends with the benchmark.
const app = new Hono();
let [bytes, type] = [new Uint8Array(), ''];
app.get('*', (call) =>
  call.body(bytes, 200, { 'content-type': type, 'content-length': `${bytes.byteLength}` }),
);
process.on('message', (given: { readonly body: readonly number[]; readonly type: string }) => {
  bytes = Uint8Array.from(given.body);
  type = given.type;
  process.send?.('ready');
});
process.on('disconnect', () => process.exit());
serve({ fetch: (request) => app.fetch(request), hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  process.send?.(`http://127.0.0.1:${port}`),
);
