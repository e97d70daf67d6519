import { mayDo } from '@motel/api-client/desk-contracts';
import { addDays, type Cents, NO_MONEY, parseCivilDate, subtract, sum, toDollars } from '@motel/booking-core';
import { inDollars } from '../shared/in-dollars.ts';
import { deskDay } from '../shared/motel-time.ts';
import { refuse } from '../shared/outcome.ts';
import type { DeskAnswer, DeskDeed, Person } from '../staff/index.ts';
import {
  countedDifference,
  isUsed,
  movedSince,
  readTills,
  type Till,
  tillAmong,
  tillFigures,
} from './tills.ts';

/** As many days as a person looks back. */
const DAYS_BACK = 31;

/** The tills of a day that a person may see: their own, for an owner all. Refused with `malformed`. */
export const showTill: DeskDeed<'till'> = async (context, { date }, { person }) => {
  const today = deskDay(context);
  const day = date === undefined ? today : parseCivilDate(date);
  if (day === undefined) refuse('malformed', 'form-unexpected');
  const all = await readTills(context.db, context.motel, day, day);
  const own = tillAmong(all, person, day);
  const others = mayDo(person, 'owner') ? all.filter((till) => till.person?.id !== person.id) : [];
  const figures = all.map(tillFigures);
  return {
    date: day,
    today,
    tills: [own, ...others].map((till) => tillWire(till, person)),
    house: inDollars({
      cash: sum(...figures.map(({ cash }) => cash.expected)),
      terminal: sum(...figures.map(({ terminal }) => terminal.expected)),
    }),
  };
};

/** The tills of earlier days, the latest first. */
export const listTillDays: DeskDeed<'tillDays'> = async ({ db, clock, motel }, _asked, { person }) => {
  const today = deskDay({ clock, motel });
  const tills = (await readTills(db, motel, addDays(today, -DAYS_BACK), today)).filter(
    (till) =>
      till.date < today &&
      (isUsed(till) || till.signed) &&
      (mayDo(person, 'owner') || till.person?.id === person.id),
  );
  return {
    days: tills.toReversed().map((till) => {
      const { cash, terminal } = tillFigures(till);
      return {
        date: till.date,
        ...(till.person && { personId: till.person.id }),
        name: till.name,
        ...inDollars({ cash: cash.expected, terminal: terminal.expected }),
        ...signedWire(till),
      };
    }),
  };
};

type TillWire = DeskAnswer<'till'>['tills'][number];

function tillWire(till: Till, viewer: Person): TillWire {
  const { float, payIns, payOuts, cash, terminal } = tillFigures(till);
  return {
    ...(till.person && { personId: till.person.id }),
    name: till.name,
    isOwn: till.person?.id === viewer.id,
    ...inDollars({ float, payIns, payOuts }),
    cash: inDollars(cash),
    terminal: inDollars(terminal),
    rows: rowsOf(till),
    ...signedWire(till),
  };
}

function signedWire(till: Till): Pick<TillWire, 'signed'> {
  const { signed } = till;
  if (signed === undefined) return {};
  const { signedAt, by, note, cashExpected, cashCounted, terminalExpected, terminalCounted } = signed;
  const counted = inDollars({ cashExpected, cashCounted, terminalExpected, terminalCounted });
  const differences = inDollars({ difference: countedDifference(signed), movedSince: movedSince(till) });
  return { signed: { at: signedAt.toISOString(), by, ...counted, ...differences, note } };
}

/** All rows of a till in the order of time; of several floats only the last one counts. */
function rowsOf({ moves, movements }: Till): TillWire['rows'] {
  const float = moves.findLast(({ kind }) => kind === 'float');
  const byHand = moves
    .filter((move) => move.kind !== 'float' || move === float)
    .map(({ at, kind, reason, amount }) => ({
      at,
      kind,
      way: 'cash' as const,
      ...(reason !== '' && { reason }),
      amount: signedAmount(amount, kind === 'pay-out'),
    }));
  const paid = movements.map(({ at, kind, way, amount, ...of }) => ({
    at,
    kind,
    way,
    ...('account' in of ? { reason: of.account } : { stay: { id: of.bookingId, reference: of.reference } }),
    amount: signedAmount(amount, kind === 'refund'),
  }));
  return [...byHand, ...paid]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, ...row }) => ({ at: at.toISOString(), ...row }));
}

function signedAmount(amount: Cents, isOut: boolean): number {
  return toDollars(isOut ? subtract(NO_MONEY, amount) : amount);
}
