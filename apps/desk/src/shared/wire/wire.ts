import { MOST_UNTOUCHED, TOUCHED } from '@motel/api-client/contracts';
import { deskWire } from '@motel/api-client/desk';
import { create } from 'zustand';

/** The line to the server: since when nothing comes through, and whether the session has ended. */
interface Line {
  readonly downSince: Date | undefined;
  readonly isSignedOut: boolean;
}

export const useLine = create<Line>(() => ({ downSince: undefined, isSignedOut: false }));

export function signedOut(isSignedOut: boolean): void {
  useLine.setState({ isSignedOut });
}

const MINUTE = 60_000;

/** When a person pressed, typed, scrolled or pointed at this page, in milliseconds. */
let touchedAt = Date.now();

for (const press of ['pointerdown', 'pointermove', 'keydown', 'wheel']) {
  addEventListener(press, () => (touchedAt = Date.now()), { capture: true, passive: true });
}

/** Hides the page once it was not touched for as long as a session lives unused, also where no answer says so. */
export function lockWhenUnused(): void {
  setInterval(() => {
    if (Date.now() - touchedAt >= MOST_UNTOUCHED) signedOut(true);
  }, MINUTE);
}

/** The way to the server. It notices when the line is lost, and when the session has ended. */
export const wire = deskWire({
  async fetch(input, init) {
    try {
      const request = new Request(input, init);
      if (Date.now() - touchedAt < MINUTE) request.headers.set(TOUCHED, '1');
      const response = await fetch(request);
      useLine.setState({ downSince: undefined });
      if (response.status === 401) signedOut(true);
      return response;
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === 'AbortError';
      if (!isAborted) useLine.setState(({ downSince = new Date() }) => ({ downSince }));
      throw error;
    }
  },
});
