import { ENDPOINTS, openBookingRequest } from '@motel/api-client/contracts';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { listStays } from '../../changes/index.ts';
import { openBooking } from '../../guests/index.ts';
import { listProperties, showAvailability, showOffers, showProperty } from '../../inventory/index.ts';
import { todayAt } from '../../shared/clock.ts';
import { succeed } from '../../shared/outcome.ts';
import { answerOutcome, REVALIDATED } from '../answer-outcome.ts';
import type { HttpContext } from '../http-context.ts';
import { clientAddress } from '../request/client-address.ts';
import { deviceCookie } from '../request/device-cookie.ts';
import { limited } from '../request/limited.ts';
import { readJson } from '../request/read-json.ts';
import { signedIn } from '../request/signed-in-guest.ts';
import { routeOf } from './endpoint-path.ts';

export function propertyRoutes(context: HttpContext, publicUrl: string): Hono {
  const routes = new Hono();
  const devices = deviceCookie(context, publicUrl);
  const guestOnly = signedIn(context);
  const limit = limited(context, 'questions from an address');

  routes.get(ENDPOINTS.properties.path, etag(), async (call) =>
    answerOutcome(call, succeed(await listProperties(context.db, todayAt(context.clock))), REVALIDATED),
  );

  routes.get(routeOf(ENDPOINTS.property.path), etag(), async (call) =>
    answerOutcome(
      call,
      await showProperty(context.db, call.req.param('id') ?? '', todayAt(context.clock)),
      REVALIDATED,
    ),
  );

  routes.get(routeOf(ENDPOINTS.availability.path), limit, async (call) => {
    const range = { from: call.req.query('from'), to: call.req.query('to') };
    return answerOutcome(call, await showAvailability(context.db, call.req.param('id') ?? '', range));
  });

  routes.get(ENDPOINTS.offers.path, limit, async (call) =>
    answerOutcome(call, await showOffers(context.db, call.req.query(), todayAt(context.clock))),
  );

  routes.get(ENDPOINTS.bookings.path, limit, guestOnly, async (call) => {
    const address = clientAddress(call, context.trustedProxies);
    return answerOutcome(
      call,
      succeed(await listStays(context, call.var.guest, devices.read(call), address)),
    );
  });

  routes.post(ENDPOINTS.openBooking.path, limit, guestOnly, async (call) => {
    const request = await readJson(call.req.raw, openBookingRequest);
    if (!request.ok) return answerOutcome(call, request);
    const device = devices.read(call);
    const opened = await openBooking(context, call.var.guest, request.value.token, device);
    if (opened.ok) devices.write(call, device);
    return answerOutcome(call, opened);
  });

  return routes;
}
