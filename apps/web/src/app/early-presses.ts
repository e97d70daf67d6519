let waiting: readonly HTMLButtonElement[] = [];

/** Called as React takes over; from then on it hears presses itself. */
export function gatherEarlyPresses(): void {
  waiting = window.endEarlyPresses?.() ?? [];
}

/** Once the page listens: presses again, in their order, the buttons that were pressed while nothing did. */
export async function replayEarlyPresses(): Promise<void> {
  const buttons = waiting;
  waiting = [];
  for (const button of buttons) {
    if (button.isConnected && !button.disabled) button.click();
    // The page shows a press before it hears the next: a second press on the same button undoes the first.
    await new Promise((shown) => setTimeout(shown));
  }
}
