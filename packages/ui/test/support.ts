import { cleanup, configure, fireEvent } from '@testing-library/react';

// A test gives up only on what never happens: a busy machine is slow.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

export { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';

/** A press as a finger or a mouse makes it. */
export function press(element: Element): void {
  fireEvent.pointerDown(element);
  fireEvent.click(element);
}
