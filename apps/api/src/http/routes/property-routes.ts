import { ENDPOINTS, openBookingRequest } from '@motel/api-client/contracts';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Context } from '../../use-cases/context.ts';
import { listBookings } from '../../use-cases/list-bookings.ts';
import { listProperties } from '../../use-cases/list-properties.ts';
import { openBooking } from '../../use-cases/open-booking.ts';
import { succeed } from '../../use-cases/outcome.ts';
import { showAvailability } from '../../use-cases/show-availability.ts';
import { showProperty } from '../../use-cases/show-property.ts';
import { answerOutcome, FOR_EVERYBODY } from '../answer-outcome.ts';
import { deviceCookie } from '../request/device-cookie.ts';
import { limited } from '../request/limited.ts';
import { readJson } from '../request/read-json.ts';
import { signedInGuest } from '../request/signed-in-guest.ts';
import { routeOf } from './endpoint-path.ts';

export function propertyRoutes(context: Context, publicUrl: string): Hono {
  const routes = new Hono();
  const devices = deviceCookie(context, publicUrl);
  const asked = limited(context, 'questions from an address');

  routes.get(ENDPOINTS.properties.path, etag(), async (call) =>
    answerOutcome(call, succeed(await listProperties(context)), FOR_EVERYBODY),
  );

  routes.get(routeOf(ENDPOINTS.property.path), etag(), async (call) =>
    answerOutcome(call, await showProperty(context, call.req.param('id') ?? ''), FOR_EVERYBODY),
  );

  routes.get(routeOf(ENDPOINTS.availability.path), asked, async (call) => {
    const range = { from: call.req.query('from'), to: call.req.query('to') };
    return answerOutcome(call, await showAvailability(context, call.req.param('id') ?? '', range));
  });

  routes.get(ENDPOINTS.bookings.path, asked, async (call) => {
    const guest = await signedInGuest(context, call.req.raw.headers);
    if (!guest.ok) return answerOutcome(call, guest);
    return answerOutcome(call, succeed(await listBookings(context, guest.value, devices.read(call))));
  });

  routes.post(ENDPOINTS.openBooking.path, asked, async (call) => {
    const guest = await signedInGuest(context, call.req.raw.headers);
    if (!guest.ok) return answerOutcome(call, guest);
    const request = await readJson(call.req.raw, openBookingRequest);
    if (!request.ok) return answerOutcome(call, request);
    const device = devices.read(call);
    const opened = await openBooking(context, guest.value, request.value.token, device);
    if (opened.ok) devices.keep(call, device);
    return answerOutcome(call, opened);
  });

  return routes;
}
