import type { DeskRight } from '../contracts/endpoint.ts';

/** A call that reads. @param path behind `/api/desk`, with the names of its parts: `/stays/{id}` */
export const get = call('GET');

/** A call that changes something. @param path behind `/api/desk`, with the names of its parts */
export const post = call('POST');

function call<const Method extends 'GET' | 'POST'>(method: Method) {
  return <const Right extends DeskRight, const Path extends `/${string}`>(right: Right, path: Path) =>
    ({ method, path: `/api/desk${path}`, right }) as const;
}
