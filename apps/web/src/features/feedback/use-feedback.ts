import { checkFeedback, type Feedback } from '@motel/booking-core';
import { useEffect, useState } from 'react';
import { loadCalls } from '../../shared/queries/call-api.ts';
import { useWire } from '../../shared/site.ts';

const EMPTY: Feedback = { name: '', email: '', message: '', isAccurate: false };

export type FeedbackStep = 'writing' | 'sending' | 'sent' | 'failed';

/** A message that could not be sent, as this tab alone remembers it (decision 052). Blocked storage is no error. */
function unsent(typed?: Feedback): Partial<Feedback> | undefined {
  try {
    if (typed === undefined) return JSON.parse(sessionStorage.getItem('feedback') ?? '{}');
    sessionStorage.setItem('feedback', JSON.stringify(typed));
  } catch {}
  return undefined;
}

export function useFeedback() {
  const wire = useWire();
  const [typed, setTyped] = useState(EMPTY);
  const [attempt, setAttempt] = useState(0);
  const [step, setStep] = useState<FeedbackStep>('writing');

  const checked = checkFeedback(typed);
  // Nothing is wrong before the guest says that the message is done.
  const faults = checked.ok || attempt === 0 ? [] : checked.error.map(({ field }) => field as keyof Feedback);

  async function submit(): Promise<void> {
    if (step === 'sending') return;
    setStep('writing');
    setAttempt(attempt + 1);
    if (!checked.ok) return;
    setStep('sending');
    try {
      const { sendFeedback } = await loadCalls();
      await sendFeedback(wire, checked.value);
      setTyped(EMPTY);
      setAttempt(0);
      setStep('sent');
      unsent(EMPTY);
    } catch {
      setStep('failed');
      unsent(typed);
    }
  }
  useEffect(() => setTyped((before) => ({ ...before, ...unsent() })), []);
  const change = (part: Partial<Feedback>) => setTyped((before) => ({ ...before, ...part }));
  return { typed, change, faults, attempt, step, submit };
}
