import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/**
 * `/healthz`: the process answers. `/readyz`: it can also reach its database, and is not about to stop.
 * @param isStopping tells a load balancer to go elsewhere while what was begun is finished
 */
export function healthRoutes(db: Db, isStopping: () => boolean): Hono {
  const routes = new Hono();
  routes.get('/healthz', (call) => call.json({ status: 'ok' }, 200, UNCACHED));
  routes.get('/readyz', async (call) => {
    if (isStopping()) return call.json({ status: 'stopping' }, 503, UNCACHED);
    try {
      await sql`select 1`.execute(db);
      return call.json({ status: 'ready' }, 200, UNCACHED);
    } catch {
      return call.json({ status: 'no database' }, 503, UNCACHED);
    }
  });
  return routes;
}

const UNCACHED = { 'cache-control': 'no-store' };
