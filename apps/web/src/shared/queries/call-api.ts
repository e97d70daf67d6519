import type { AskedOf, Wire } from '@motel/api-client';
import type { AnswerOf, EndpointName, Endpoints } from '@motel/api-client/contracts';

/** The API's calls, in a chunk of their own: a page that arrives with its data does not load them. */
export const loadCalls = () => import('@motel/api-client');

/** Makes a call of the API. @throws as `callEndpoint` does, or when its code does not load */
export async function callApi<Name extends EndpointName>(
  wire: Wire,
  name: Name,
  asked: AskedOf<Endpoints[Name]>,
): Promise<AnswerOf<Endpoints[Name]>> {
  const { callEndpoint, ENDPOINTS } = await loadCalls();
  return callEndpoint(wire, ENDPOINTS[name], asked);
}
