let waiting: readonly HTMLButtonElement[] = [];

/** Called at hydration; from then on the page handles presses itself. */
export function gatherEarlyPresses(): void {
  waiting = window.endEarlyPresses?.() ?? [];
}

/** Replays, after hydration and in their order, the presses on buttons from before it. */
export async function replayEarlyPresses(): Promise<void> {
  const buttons = waiting;
  waiting = [];
  for (const button of buttons) {
    if (button.isConnected && !button.disabled) button.click();
    // The page shows one press before it handles the next: a second press on the same button undoes the first.
    await new Promise((shown) => setTimeout(shown));
  }
}
