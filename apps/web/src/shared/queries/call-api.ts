import type { AskedOf, Wire } from '@motel/api-client';
import type { AnswerOf, EndpointName, Endpoints } from '@motel/api-client/contracts';
import { loadCalls } from './load-calls.ts';

/** Makes a call of the API; its code loads with the first one. @throws as `callSite` does, or when its code does not load */
export async function callApi<Name extends EndpointName>(
  wire: Wire,
  name: Name,
  asked: AskedOf<Endpoints[Name]>,
): Promise<AnswerOf<Endpoints[Name]>> {
  return (await loadCalls()).callSite(wire, name, asked);
}
