import { ENDPOINTS } from '@motel/api-client/contracts';
import type { TestMotel } from '../../../support/test-motel.ts';
import type { FakeEvent } from './fake-account.ts';
import { signed } from './stripe-harness.ts';

export async function deliverTo(motel: TestMotel, events: readonly FakeEvent[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const event of events) {
    const { rawBody, headers } = signed(event, motel.clock.now());
    const call = { rawBody, headers: Object.fromEntries(headers) };
    statuses.push((await motel.call(ENDPOINTS.webhook.path, call)).status);
  }
  return statuses;
}
