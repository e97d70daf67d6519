/** As of a process that stops once it has been asked so often whether it does. */
export function stopAfter(looks: number): AbortSignal {
  let asked = 0;
  const signal = {
    get aborted() {
      asked += 1;
      return asked > looks;
    },
  };
  return signal as AbortSignal;
}
