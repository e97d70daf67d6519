interface Window {
  /** Set by the early script: stops listening, and returns the pressed buttons in order. */
  endEarlyPresses?: () => HTMLButtonElement[];
}
