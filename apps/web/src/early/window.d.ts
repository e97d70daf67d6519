interface Window {
  /** Left by the early script: stops listening, and gives the buttons that were pressed, in order. */
  endEarlyPresses?: () => HTMLButtonElement[];
}
