/** Returns the signal of a process that stops: it is aborted from the given number of reads on. */
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
