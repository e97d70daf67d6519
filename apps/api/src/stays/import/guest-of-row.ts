import { NO_GUEST, type TypedGuest } from '@motel/api-client/desk-contracts';
import type { Cells } from './read-row.ts';

/** The guest of a row; a whole name is `Louise Tremblay` or `Tremblay, Louise`. */
export function guestOfRow({ name = '', firstname, lastname, phone = '', email = '' }: Cells): TypedGuest {
  const whole = wholeName(name);
  return {
    ...NO_GUEST,
    firstname: firstname ?? whole.firstname,
    lastname: lastname ?? whole.lastname,
    phone,
    email,
  };
}

function wholeName(name: string): Pick<TypedGuest, 'firstname' | 'lastname'> {
  const [last = '', first] = name.split(',').map((part) => part.trim());
  if (first !== undefined) return { firstname: first, lastname: last };
  const words = name.split(/\s+/);
  return { firstname: words.slice(0, -1).join(' '), lastname: words.at(-1) ?? '' };
}
