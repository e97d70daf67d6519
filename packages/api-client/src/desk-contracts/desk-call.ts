import * as z from 'zod/mini';
import type { DeskRight } from '../contracts/endpoint.ts';

const nothing = z.object({});

/** A call that reads. @param path behind `/api/desk`, with the names of its parts: `/stays/{id}` */
export const get = call('GET');

/** A call that changes something; it answers nothing, unless its contract names an answer. @param path as of `get` */
export function post<const Right extends DeskRight, const Path extends `/${string}`>(
  right: Right,
  path: Path,
) {
  return { ...call('POST')(right, path), answer: nothing };
}

function call<const Method extends 'GET' | 'POST'>(method: Method) {
  return <const Right extends DeskRight, const Path extends `/${string}`>(right: Right, path: Path) =>
    ({ method, path: `/api/desk${path}`, right }) as const;
}
