import { NO_MONEY } from '@motel/booking-core';
import { callDesk } from '../../shared/wire/calls.ts';
import type { Deed } from './deed.ts';

/** Mails the guests a text, a letter each. */
export const MESSAGE: Deed = {
  title: 'Message',
  said: ['Writing to', 'written to'],
  columns: ['To'],
  field: {
    label: 'Message',
    hint: 'As you type it, in a letter of the motel to each guest.',
    rows: 6,
    maxLength: 1000,
  },
  read({ id, version }) {
    const parts = { id };
    return async (signal) => {
      const { guest } = await callDesk('stay', { parts, signal });
      if (guest.email === '') return 'The guest has given no mail address.';
      const press = (text: string) => ['messageStay', { parts, body: { version, text } }] as const;
      return { words: guest.email, amount: NO_MONEY, press };
    };
  },
};
