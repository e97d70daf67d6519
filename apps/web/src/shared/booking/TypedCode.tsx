import type { Wire } from '@motel/api-client';
import type { PromotionCode, PromotionCodeRequest } from '@motel/api-client/contracts';
import type { Result, Stay } from '@motel/booking-core';
import { Button, TextField } from '@motel/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { callApi } from '../queries/call-api.ts';
import { hasStatus, refusalOf } from '../queries/refusal-of.ts';
import { useWire } from '../queries/wire-context.ts';
import { currentSession } from '../session/session-store.ts';
import { askAfterSessionEnd, askToSignIn } from '../sign-in-prompt.ts';
import { useWords, type Words } from '../words.ts';
import * as styles from './PromotionCodeField.css.ts';

interface TypedCodeProps {
  readonly propertyId: string;
  readonly stay: Stay;
  readonly onApplied: (promotion: PromotionCode) => void;
}

/** The field for a code, which a press brings (F14). */
export function TypedCode({ propertyId, stay, onApplied }: TypedCodeProps) {
  const words = useWords();
  const { t } = words;
  const wire = useWire();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);

  // The button that brought the field is gone, and the focus with it.
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector('input')?.focus(), []);

  async function apply(): Promise<void> {
    const code = typed.trim();
    if (isChecking) return;
    if (code === '') return setError(t('Please type the code.'));
    setIsChecking(true);
    setError(undefined);
    const { checkIn: checkInDate, checkOut: checkOutDate } = stay;
    const checked = await checkCode(words, wire, { propertyId, checkInDate, checkOutDate, code });
    setIsChecking(false);
    if (checked.ok) onApplied(checked.value);
    else setError(checked.error);
  }

  // Otherwise Enter would book the stay without the code.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void apply();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only reads Enter in the field
    <div ref={row} className={styles.row} onKeyDown={onKeyDown}>
      <TextField
        label={t('Promotion code')}
        value={typed}
        error={error}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={setTyped}
      />
      <Button busy={isChecking} busyText={t('Checking…')} onClick={() => void apply()}>
        {t('Apply')}
      </Button>
    </div>
  );
}

const unchecked = ({ t }: Words) => t('The code could not be checked. Please try again.');

/** The discount of a code, or the sentence that says why there is none. */
async function checkCode(
  words: Words,
  wire: Wire,
  request: PromotionCodeRequest,
): Promise<Result<PromotionCode, string>> {
  try {
    return { ok: true, value: await callApi(wire, 'checkPromotionCode', { body: request }) };
  } catch (error) {
    // Codes are for guests, so that no program tries them all.
    if (hasStatus(error, 401)) currentSession() ? askAfterSessionEnd(words) : askToSignIn();
    return { ok: false, error: refusalOf(error)?.serverMessage ?? unchecked(words) };
  }
}
