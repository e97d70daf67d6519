import { ROOMS } from '../support/test-booking.ts';
import {
  block,
  type Command,
  cancel,
  decline,
  endAfterAll,
  hold,
  jobs,
  move,
  pay,
  payAfterAll,
  redeliver,
  repeat,
  restart,
  search,
  unblock,
  type Wanted,
  wait,
} from './commands.ts';
import { cancelAtDesk, moveAtDesk, moveForGuest, payAtDesk, reinstate, walkIn } from './desk-commands.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The last room over two nights, and over the night before them to the night after. */
const single = (from = 1, nights = 2): Wanted => ({ property: ROOMS.single, from, nights, rooms: 1 });
const longer = single(0, 4);
const many = (rooms = 1): Wanted => ({ property: ROOMS.noPets, from: 1, nights: 2, rooms });

/** Stories that hold however chance plays: by title, the events one after another. */
export const STORIES: Record<string, readonly Command[]> = {
  '§14.5 a walk-in takes the last room from the website, and gives it back': [
    ...[walkIn(single(), 'later'), hold(0, single()), walkIn(single(), 'cash'), payAtDesk(0), payAtDesk(0)],
    ...[cancelAtDesk(0), hold(0, single()), reinstate(0), pay(0), reinstate(0), cancel(0), reinstate(0)],
    ...[payAtDesk(0), cancelAtDesk(0), cancelAtDesk(0), jobs()],
  ],
  '§14.5 the desk moves its stays and those of guests, over their own nights': [
    ...[walkIn(single(0), 'cash'), moveAtDesk(0, 1), hold(0, single(3)), moveAtDesk(0, 2), pay(0)],
    ...[moveForGuest(0, 2), moveForGuest(0, 4), moveAtDesk(0, 2), moveAtDesk(0, 2), search(ROOMS.single)],
  ],
  'a hold expires with its session, 35 minutes after the call': [
    ...[hold(0, single()), wait(35 * MINUTE - 1), jobs(), hold(1, single())],
    ...[wait(1), jobs(), search(ROOMS.single), hold(1, single())],
  ],
  'a stay moves over its own nights, and frees those that it leaves': [
    ...[hold(0, single(0)), pay(0), move(0, 1), hold(1, single(0, 1)), move(1, 0), move(0, 3)],
    ...[pay(0), move(1, 2), move(0, 1), search(ROOMS.single), cancel(1), move(1, 0), move(0, 2)],
  ],
  'a hold expires 5 minutes after its session when the event is lost': [
    ...[hold(0, single()), wait(40 * MINUTE - 1), jobs('events lost'), hold(1, single())],
    ...[wait(1), jobs('events lost'), hold(1, single())],
  ],
  'a hold outlives its time while the provider is silent': [
    ...[hold(0, single()), wait(41 * MINUTE), jobs('silent'), hold(1, single())],
    ...[jobs('events lost'), hold(1, single())],
  ],
  'a hold is confirmed when its end shows that it is paid': [
    ...[hold(0, single()), pay(0, 'event lost'), wait(40 * MINUTE), jobs('events lost')],
  ],
  'a declined card leaves a hold that another card pays': [
    ...[hold(0, single()), pay(0, 'declined'), search(ROOMS.single), pay(0)],
  ],
  'a page takes no money one second after its session': [
    ...[hold(0, single()), wait(35 * MINUTE + SECOND), pay(0), jobs(), pay(0)],
  ],
  'a hold lasts while a late card decides, with longer pauses': [
    ...[hold(0, single()), pay(0, 'late'), wait(41 * MINUTE), jobs('events lost')],
    // Its session has been over for 6 minutes: the motel retries after 6 more.
    ...[wait(6 * MINUTE - 1), jobs('events lost'), wait(1), jobs('events lost')],
  ],
  'a hold that a late card pays is neither declined nor replaced': [
    ...[hold(0, single()), pay(0, 'late'), decline(0), hold(0, single()), wait(MINUTE), jobs()],
  ],
  'a late card that fails releases the rooms, however often it is said': [
    ...[hold(0, single()), pay(0, 'late in vain'), wait(MINUTE), jobs(), redeliver(0), hold(1, single())],
  ],
  'declining releases the rooms at once and ends the session': [
    ...[hold(0, single()), decline(0), pay(0), decline(0), hold(1, single())],
  ],
  'declining a paid stay is refused': [hold(0, single()), pay(0), decline(0), repeat(0)],
  'a guest’s next try replaces their hold, whose page is closed then': [
    ...[hold(0, single()), hold(0, longer), pay(1), repeat(0), pay(0)],
  ],
  'a hold can still be paid when the next try finds no room': [
    ...[hold(1, single(3, 1)), hold(0, single()), hold(0, single(1, 3)), pay(0)],
  ],
  'a paid stay is never replaced': [hold(0, single()), pay(0), hold(0, single())],
  'B6 a hold that turns out to be paid remains, beside additional rooms': [
    ...[hold(0, many()), pay(0, 'event lost'), hold(0, many(2)), pay(0), hold(0, { ...many(), from: 3 })],
  ],
  'B2 what arrives after a payment takes nothing back': [
    ...[hold(0, single()), pay(0), endAfterAll(0, 'expired'), endAfterAll(0, 'failed'), redeliver(0)],
  ],
  'B2 money for an expired hold takes its free room again': [
    ...[hold(0, single()), wait(40 * MINUTE), jobs('events lost'), payAfterAll(0), endAfterAll(0, 'expired')],
  ],
  'B2 money for an expired hold goes back when the room is sold': [
    ...[
      hold(0, single()),
      wait(40 * MINUTE),
      jobs(),
      hold(1, single()),
      pay(0),
      payAfterAll(1),
      jobs(),
      jobs(),
    ],
  ],
  'L3 a cancelled stay is refunded, and its rooms are free': [
    ...[hold(0, single()), pay(0), cancel(0), cancel(0), jobs(), redeliver(0), hold(1, single())],
  ],
  'a cancelled stay is no stay for the next one': [
    ...[hold(0, many()), pay(0), cancel(0), hold(0, many(3)), cancel(0)],
  ],
  'a block takes rooms like a stay until it is lifted': [
    ...[hold(0, many(3)), block(many(3)), block(many(2)), hold(1, many()), unblock(0), hold(1, many())],
  ],
  'a lost event is collected by the next process': [
    ...[hold(0, single()), pay(0, 'event lost'), restart(), jobs(), repeat(0)],
  ],
};
