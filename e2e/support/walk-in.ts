import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect } from '@playwright/test';
import type { Motel } from './motel.ts';

/** Presses at the desk by its own call. @param path below `/api/desk`, such as `stays` */
async function tellDesk(context: BrowserContext, { url }: Motel, path: string, data: object) {
  const headers = { origin: url, 'idempotency-key': randomUUID() };
  const answer = await context.request.post(`${url}/api/desk/${path}`, { data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** Books a walk-in of two nights at the desk, through its own calls. @returns its id, reference and price */
export async function bookWalkIn(
  context: BrowserContext,
  motel: Motel,
  pay: 'cash' | 'terminal' | 'later',
  phone = '403 555 0138',
) {
  const today = motel.clock.now().toISOString().slice(0, 10);
  const checkOut = new Date(Date.parse(today) + 2 * 86_400_000).toISOString().slice(0, 10);
  const party = { adults: 2, children: 0, infants: 0, pets: 0, rooms: 1 };
  const stay = { typeId: 'hoodoo-double', checkIn: today, checkOut };
  const numbers = Object.entries({ ...stay, ...party }).map(([name, value]) => [name, String(value)]);
  const quoted = await context.request.get(`${motel.url}/api/desk/quote?${new URLSearchParams(numbers)}`);
  const { total } = await quoted.json();
  const guest = { firstname: 'Amara', lastname: 'Osei', phone, email: 'amara@example.ca', car: '' };
  const asked = { ...stay, party, guest: { ...guest, specialRequest: '' }, total, pay };
  const { id, reference }: { id: string; reference: string } = await tellDesk(context, motel, 'stays', asked);
  return { id, reference, checkIn: today, total: total as number };
}

/** Presses on a stay as it is now, through the desk's own calls. */
export async function pressStay(
  context: BrowserContext,
  motel: Motel,
  id: string,
  what: string,
  data: object,
) {
  const { version } = await (await context.request.get(`${motel.url}/api/desk/stays/${id}`)).json();
  await tellDesk(context, motel, `stays/${id}/${what}`, { version, ...data });
}

/** Gives a part of what was paid for a stay back, and takes it off the price. */
export async function refundPart(context: BrowserContext, motel: Motel, id: string, amount: number) {
  const refund = { amount, reason: 'The heating failed', isOwedAgain: false };
  await pressStay(context, motel, id, 'refunds', refund);
}
