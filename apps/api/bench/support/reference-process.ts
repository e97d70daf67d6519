import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// The same framework, which sends the bytes that it is given; it ends with the benchmark.
const app = new Hono();
let bytes = new Uint8Array();
let headers: Readonly<Record<string, string>> = {};
app.get('*', (call) => call.body(bytes, 200, headers));
process.on('message', (given: { readonly body: readonly number[]; readonly headers: typeof headers }) => {
  bytes = Uint8Array.from(given.body);
  headers = given.headers;
  process.send?.('ready');
});
process.on('disconnect', () => process.exit());
serve({ fetch: (request) => app.fetch(request), hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  process.send?.(`http://127.0.0.1:${port}`),
);
