import type { PEOPLE_CALLS } from '@motel/api-client/desk-contracts';
import { succeed } from '../../../shared/outcome.ts';
import { endSession } from '../../../staff/index.ts';
import type { DeskHandlers } from '../desk-handler.ts';

export const peopleHandlers: DeskHandlers<keyof typeof PEOPLE_CALLS> = {
  async me(_, { atDesk }) {
    if (atDesk === undefined) return succeed({});
    const { person, signedInAt } = atDesk;
    return succeed({ me: { person, signedInAt: signedInAt.toISOString() } });
  },

  async signOut({ db, clock, cookie }, { atDesk, call }) {
    await endSession(db, atDesk.sessionId, clock.now());
    cookie.remove(call);
    return succeed({});
  },
};
