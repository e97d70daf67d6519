import { randomUUID } from 'node:crypto';
import { DESK_CALLS, type DeskCall, partNames } from '@motel/api-client/desk-contracts';
import type { Motel } from '@motel/content/server';
import { deskCalls } from '../desk/index.ts';
import { type Outcome, outcomeOf, refuse } from '../shared/outcome.ts';
import { readByContract } from '../shared/read-by-contract.ts';
import { createToken } from '../shared/token.ts';
import { commandLine, type DeskAnswer, type DeskAsked, type DeskDeed } from '../staff/index.ts';
import type { StayDeskContext } from '../stays/index.ts';

/** A call that the command line makes: all but those by which a browser signs in and out. */
export type LineCall = keyof typeof deskCalls;

/** Values as they are typed: the parts of the path, the query and the body in one. */
export type Typed = Readonly<Record<string, unknown>>;

/** Makes a call for the operating system's user: access to the machine is the permission. Refused as a browser's. */
export function callByHand<Name extends LineCall>(
  context: StayDeskContext,
  name: Name,
  typed: Typed,
  who: string,
): Promise<Outcome<DeskAnswer<Name>>> {
  return outcomeOf(async () => {
    const { asked, wrong } = readTyped(context.motel, DESK_CALLS[name], typed);
    if (wrong.length > 0) {
      const values = [...new Set(wrong)].join(', ');
      refuse('malformed', 'line-unexpected', { call: name, values });
    }
    const now = context.clock.now();
    const person = await commandLine(context.db, who, now);
    const by = { person, signedInAt: now, key: randomUUID(), request: [name, asked], secret: createToken() };
    const make = deskCalls[name] as DeskDeed<Name, StayDeskContext>;
    return make(context, asked as DeskAsked<Name>, by);
  });
}

/** @returns the request, and the names of the values that its contract does not take */
function readTyped(motel: Motel, call: DeskCall, typed: Typed) {
  const parts = partNames(call).map((part) => [part, typed[part]] as const);
  const read = [call.query, call.body].flatMap((contract) =>
    contract ? [readByContract(motel, contract, typed)] : [],
  );
  const wrong = [
    ...parts.flatMap(([part, value]) => (typeof value === 'string' && value !== '' ? [] : [part])),
    ...read.flatMap(({ error }) => error?.issues.map((issue) => String(issue.path[0] ?? 'values')) ?? []),
  ];
  const values = read.map(({ data }) => data as object | undefined);
  return { asked: Object.assign({}, ...values, Object.fromEntries(parts)) as object, wrong };
}
