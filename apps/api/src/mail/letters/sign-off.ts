import { motel } from '@motel/content';

/** The end of every mail to a guest: the motel, and how to reach it. */
export function signOff(): string {
  return [motel.name, ...motel.addressLines, motel.phone.shown, motel.email].join('\n');
}
