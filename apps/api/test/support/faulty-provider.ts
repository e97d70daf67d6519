import type { PaymentProvider, SessionRequest } from '../../src/money/providers/payment-provider.ts';

type Step = 'createSession' | 'expireSession' | 'refund' | 'charge' | 'readEvent' | 'eventsSince';

/** The real provider, which fails or waits on the test's command. */
export interface FaultyProvider extends PaymentProvider {
  readonly requests: readonly SessionRequest[];
  /** Makes the next calls of a step fail: `before` they reach the provider, or `after`, when the response is lost. */
  fail(step: Step, when: 'before' | 'after', times?: number): void;
  /** Loses all events, and fails requests for them, until it recovers. */
  loseEvents(): void;
  /** Runs `what` during the next call of the step, between the provider's work and its response. */
  meanwhile(step: Step, what: () => Promise<unknown>): void;
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
    if (fault?.when === 'after') throw new Error(`The response to ${step} was lost`);
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
    charge: (request) => through('charge', () => provider.charge(request)),
    eventsSince: (instant) => through('eventsSince', () => provider.eventsSince(instant)),
    clockError: () => provider.clockError?.(),
    findSession: (sessionId) => provider.findSession(sessionId),
    readEvent: (rawBody, headers) => through('readEvent', () => provider.readEvent(rawBody, headers)),
  };
}
