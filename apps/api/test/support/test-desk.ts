import { DESK_CALLS, type DeskCallName } from '@motel/api-client/desk-contracts';
import { bookAtDesk, lookAtStay, pressOnStay } from './desk-stays.ts';
import { signInGuest } from './test-guest.ts';
import type { TestMotel } from './test-motel.ts';
import type { ChangingStaff } from './test-setup.ts';

/** The presses and looks of one person at the desk that many tests need. */
export function testDesk(motel: TestMotel, staff: ChangingStaff) {
  return {
    /** Books a stay, a second before what follows. @returns its id */
    async book(wanted: Parameters<typeof bookAtDesk>[1] = {}): Promise<string> {
      const { body } = await bookAtDesk(staff, wanted);
      motel.clock.advance(1000);
      return body.id;
    },
    look: (id: string) => lookAtStay(staff, id),
    press: (name: DeskCallName, id: string, body?: object) => pressOnStay(staff, name, id, body),
    /** Does something with a stay, a room or a guest, without its version. */
    act: (name: DeskCallName, id: string, body: object = {}) =>
      staff.call(name, { parts: { id }, ...('body' in DESK_CALLS[name] && { body }) }),
    async changeRates(change: object) {
      const { version } = (await staff.call('articles')).body;
      return staff.call('changeRates', { body: { version, change } });
    },
    /** Pays by the link for which the stay waits. */
    async payLink(id: string): Promise<void> {
      const [waiting] = (await lookAtStay(staff, id)).waiting;
      await (await signInGuest(motel)).pay(waiting?.url ?? '');
      await motel.server.runJobs();
    },
    /** The room with a number, as the page of the rooms has it. */
    async room(number: string) {
      const { types } = (await staff.call('rooms')).body;
      for (const type of types) for (const one of type.rooms) if (one.number === number) return one;
      throw new Error(`There is no room ${number}`);
    },
    async numbersOf(id: string): Promise<string[]> {
      return (await lookAtStay(staff, id)).rooms.map(({ number }) => number);
    },
    /** Lets milliseconds pass, after which the person signs in again. */
    async pass(milliseconds: number): Promise<void> {
      motel.clock.advance(milliseconds);
      await staff.signInNext();
    },
    /** Goes to an instant, at which the person signs in again. */
    async goTo(instant: string): Promise<void> {
      motel.clock.setTo(instant);
      await staff.signInNext();
    },
  };
}
