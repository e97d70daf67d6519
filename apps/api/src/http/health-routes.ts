import { Hono } from 'hono';
import type { DatabaseProbe, SchemaWatch } from '../db/index.ts';
import type { Health } from '../health/index.ts';

/**
 * `/healthz`: the process answers. `/readyz`: it can also reach its database, which fits its version, and is not about to stop. It names what is
 * wrong with the machine and is ready all the same: pages and bookings go on, and other processes share its troubles.
 * @param isStopping while true, load balancers send requests to other processes, and this one finishes its own
 */
export function healthRoutes(
  isDatabaseUp: DatabaseProbe,
  isStopping: () => boolean,
  { health, schema }: { health: Health; schema: SchemaWatch },
): Hono {
  const routes = new Hono();
  routes.get('/healthz', (call) => call.json({ status: 'ok' }, 200, UNCACHED));
  routes.get('/readyz', async (call) => {
    if (isStopping()) return call.json({ status: 'stopping' }, 503, UNCACHED);
    if (!(await isDatabaseUp())) return call.json({ status: 'no database' }, 503, UNCACHED);
    const misfit = schema.misfit();
    if (misfit !== undefined) return call.json({ status: misfit }, 503, UNCACHED);
    const { troubles } = health.latest();
    return call.json({ status: 'ready', ...(troubles.length > 0 && { troubles }) }, 200, UNCACHED);
  });
  return routes;
}

const UNCACHED = { 'cache-control': 'no-store' };
