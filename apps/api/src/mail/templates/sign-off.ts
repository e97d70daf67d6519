import { motel } from '@motel/content';

/** How every mail to a guest ends: who writes, and how to reach them. */
export function signOff(): string {
  return [motel.name, ...motel.addressLines, motel.phone.shown, motel.email].join('\n');
}
