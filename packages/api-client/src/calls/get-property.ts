import { ENDPOINTS } from '../contracts/endpoints.ts';
import { type Property, property } from '../contracts/property.ts';
import { ask } from '../wire/ask.ts';
import { pathWith } from '../wire/call.ts';
import type { CallOptions, Wire } from '../wire/wire.ts';

/** One room with all data of its page; an unknown id is an ApiProblem with status 404 (§7). */
export function getProperty(wire: Wire, id: string, options: CallOptions = {}): Promise<Property> {
  const { method, path } = ENDPOINTS.property;
  const onFailure = 'Error fetching property detail';
  return ask(wire, { method, path: pathWith(path, id), repeat: 'reading', onFailure, ...options }, property);
}
