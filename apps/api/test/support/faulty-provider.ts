import type { PaymentProvider, SessionRequest } from '../../src/payments/payment-provider.ts';

type Step = 'createSession' | 'expireSession' | 'refund' | 'readEvent' | 'eventsSince';

/** The real provider, which fails or waits when it is told to. */
export interface FaultyProvider extends PaymentProvider {
  /** What it was asked to collect, in order. */
  readonly requests: readonly SessionRequest[];
  /** The next calls of this step fail: `before` they reach the provider, or `after`, when the answer is lost. */
  fail(step: Step, when: 'before' | 'after', times?: number): void;
  /** Until it recovers no event arrives, and none can be asked for. */
  loseEvents(): void;
  /** Runs in the midst of the next call of the step, once the provider has done its part. */
  meanwhile(step: Step, what: () => Promise<unknown>): void;
  /** From now on it works. */
  recover(): void;
}

export function faultyProvider(provider: PaymentProvider): FaultyProvider {
  const requests: SessionRequest[] = [];
  let faults: { step: Step; when: 'before' | 'after' }[] = [];
  let interruptions: { step: Step; what: () => Promise<unknown> }[] = [];

  async function through<T>(step: Step, work: () => Promise<T>): Promise<T> {
    const fault = faults.find((planned) => planned.step === step);
    if (fault !== undefined) faults = faults.filter((planned) => planned !== fault);
    if (fault?.when === 'before') throw new Error(`The provider failed at ${step}`);
    const done = await work();
    const interruption = interruptions.find((planned) => planned.step === step);
    if (interruption !== undefined) {
      interruptions = interruptions.filter((planned) => planned !== interruption);
      await interruption.what();
    }
    if (fault?.when === 'after') throw new Error(`The answer to ${step} was lost`);
    return done;
  }

  const fail = (step: Step, when: 'before' | 'after', times = 1) => {
    for (let count = 0; count < times; count += 1) faults.push({ step, when });
  };

  return {
    name: provider.name,
    requests,
    fail,
    loseEvents() {
      fail('readEvent', 'before', 100);
      fail('eventsSince', 'before', 100);
    },
    meanwhile: (step, what) => void interruptions.push({ step, what }),
    recover() {
      faults = [];
      interruptions = [];
    },
    createSession(request) {
      requests.push(request);
      return through('createSession', () => provider.createSession(request));
    },
    expireSession: (sessionId) => through('expireSession', () => provider.expireSession(sessionId)),
    refund: (request) => through('refund', () => provider.refund(request)),
    eventsSince: (instant) => through('eventsSince', () => provider.eventsSince(instant)),
    findSession: (sessionId) => provider.findSession(sessionId),
    readEvent: (rawBody, headers) => through('readEvent', () => provider.readEvent(rawBody, headers)),
  };
}
