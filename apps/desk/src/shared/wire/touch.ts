import { MOST_UNTOUCHED } from '@motel/api-client/contracts';
import { signedOut } from './line.ts';

const MINUTE = 60_000;

let touchedAt = Date.now();

function touch(): void {
  touchedAt = Date.now();
}

for (const press of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
  addEventListener(press, touch, { capture: true, passive: true });

/** Whether a person is at this page: they pressed, typed, scrolled or pointed within the last minute. */
export function isTouched(): boolean {
  return Date.now() - touchedAt < MINUTE;
}

/** Hides the page once it was not touched for as long as a session lives unused, also where no answer says so. */
export function lockWhenUnused(): void {
  setInterval(() => {
    if (Date.now() - touchedAt >= MOST_UNTOUCHED) signedOut(true);
  }, MINUTE);
}
