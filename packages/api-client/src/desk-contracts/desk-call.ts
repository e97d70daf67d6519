import * as z from 'zod/mini';
import type { DeskCall, DeskRight } from '../contracts/endpoint.ts';

const nothing = z.object({});

/** The facts of a call beside its right and its path. */
type Asked = Omit<DeskCall, 'method' | 'path' | 'right'>;

/** A call that reads. @param path behind `/api/desk`, with the names of its parts: `/stays/{id}` */
export function get<const Right extends DeskRight, const Path extends `/${string}`, const Rest extends Asked>(
  right: Right,
  path: Path,
  rest: Rest,
) {
  return { method: 'GET', path: `/api/desk${path}`, right, ...rest } as const;
}

/** A call that changes something; it answers nothing, unless its contract names an answer. @param path as of `get` */
export function post<
  const Right extends DeskRight,
  const Path extends `/${string}`,
  const Rest extends Partial<Asked> = object,
>(right: Right, path: Path, rest = {} as Rest) {
  const call = { method: 'POST', path: `/api/desk${path}`, right } as const;
  return { ...call, answer: nothing, ...rest } as typeof call & NoInfer<Rest & Answering<Rest>>;
}

type Answering<Rest> = Rest extends Pick<Asked, 'answer'> ? unknown : { readonly answer: typeof nothing };
