import type { Wire } from '@motel/api-client';
import type { PromotionCode, PromotionCodeRequest } from '@motel/api-client/contracts';
import type { Result, Stay } from '@motel/booking-core';
import { Button, LiveRegion, Text, TextField } from '@motel/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { callApi } from '../queries/call-api.ts';
import { hasStatus, refusalOf } from '../queries/refusal-of.ts';
import { currentSession } from '../session/session-store.ts';
import { askAfterSessionEnd, askToSignIn } from '../sign-in-prompt.ts';
import { useWire } from '../site.ts';
import { useWords, type Words } from '../words.ts';
import { offWords } from './off-words.ts';
import * as styles from './PromotionCodeField.css.ts';

export interface PromotionCodeFieldProps {
  readonly propertyId: string;
  readonly stay: Stay;
  readonly promotion: PromotionCode | undefined;
  readonly onChange: (promotion: PromotionCode | undefined) => void;
}

/** A promotion code: asked for by a press, checked by the motel, shown with its discount, taken away again (F14). */
export function PromotionCodeField({ promotion, onChange, ...about }: PromotionCodeFieldProps) {
  const { words, t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const onApplied = (applied: PromotionCode) => {
    setOpen(false);
    onChange(applied);
  };
  return (
    <div className={styles.code}>
      {promotion !== undefined && (
        <div className={styles.applied}>
          <Text>
            {t('Code {code}: {off} off', {
              code: promotion.code,
              off: offWords(words, promotion.off),
            })}
          </Text>
          <Button size="small" onClick={() => onChange(undefined)}>
            {t('Remove the code')}
          </Button>
        </div>
      )}
      {promotion === undefined && !isOpen && (
        <Button size="small" onClick={() => setOpen(true)}>
          {t('I have a promotion code')}
        </Button>
      )}
      {promotion === undefined && isOpen && <TypedCode {...about} onApplied={onApplied} />}
      <LiveRegion>
        {promotion && t('The price is with the code {code} now.', { code: promotion.code })}
      </LiveRegion>
    </div>
  );
}

interface TypedCodeProps extends Pick<PromotionCodeFieldProps, 'propertyId' | 'stay'> {
  readonly onApplied: (promotion: PromotionCode) => void;
}

function TypedCode({ propertyId, stay, onApplied }: TypedCodeProps) {
  const { words, t } = useWords();
  const wire = useWire();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);

  // The button that opened the field is gone, and the focus with it.
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
