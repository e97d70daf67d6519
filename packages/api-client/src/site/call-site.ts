import type { AnswerOf } from '../contracts/endpoint.ts';
import { ENDPOINTS, type EndpointName, type Endpoints } from '../contracts/endpoints.ts';
import { type AskedOf, callEndpoint } from '../wire/call-endpoint.ts';
import type { Wire } from '../wire/wire.ts';

/**
 * Makes a call of a guest.
 * @throws ApiProblem, Unreachable or UnexpectedAnswer, after logging it (§8); the signal's reason when aborted
 */
export function callSite<Name extends EndpointName>(
  wire: Wire,
  name: Name,
  asked: AskedOf<Endpoints[Name]>,
): Promise<AnswerOf<Endpoints[Name]>> {
  return callEndpoint(wire, ENDPOINTS[name], asked);
}
