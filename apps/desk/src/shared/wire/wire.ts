import { TOUCHED } from '@motel/api-client/contracts';
import { deskWire } from '@motel/api-client/desk';
import { lineIsDown, lineIsUp, signedOut } from './line.ts';
import { isTouched } from './touch.ts';

/** The way to the server. It notices when the line is lost, and when the session has ended. */
export const wire = deskWire({
  async fetch(input, init) {
    try {
      const request = new Request(input, init);
      if (isTouched()) request.headers.set(TOUCHED, '1');
      const response = await fetch(request);
      lineIsUp();
      if (response.status === 401) signedOut(true);
      return response;
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === 'AbortError';
      if (!isAborted) lineIsDown();
      throw error;
    }
  },
});
