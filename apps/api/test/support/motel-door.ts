export interface Call {
  readonly method?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged. */
  readonly rawBody?: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the expectations of the tests define the content of a response
  readonly body: any;
}

/** The public side of a motel, by HTTP. */
export interface MotelDoor {
  /** The address with an IP number, which is another origin than the public one. */
  readonly origin: string;
  call(path: string, call?: Call): Promise<Answer>;
}

/** The statuses of calls that are made at once, in the order of their numbers. */
export async function statusesOf(...calls: readonly Promise<Answer>[]): Promise<number[]> {
  return (await Promise.all(calls)).map(({ status }) => status).toSorted();
}

/** @param send the transport of requests; the network by default */
export async function callApi(
  origin: string,
  path: string,
  call: Call = {},
  send: (request: Request) => Response | Promise<Response> = fetch,
): Promise<Answer> {
  const body = call.rawBody ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
  const request = new Request(`${origin}${path}`, {
    method: call.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }),
      ...call.headers,
    },
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  const response = await send(request);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text !== '' ? JSON.parse(text) : text,
  };
}
