import { cleanup, configure, fireEvent } from '@testing-library/react';
import { afterEach } from 'vitest';

// Only what never comes is given up: a busy machine takes its time.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

export { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';

/** As a finger or a mouse does it. */
export function press(element: Element): void {
  fireEvent.pointerDown(element);
  fireEvent.click(element);
}
