import type { PromotionCode } from '@motel/api-client/contracts';
import type { Stay } from '@motel/booking-core';
import { Button, LiveRegion, Text } from '@motel/ui';
import { useState } from 'react';
import { loadOnce } from '../use-loaded.ts';
import { useWords } from '../words.ts';
import { offWords } from './off-words.ts';
import * as styles from './PromotionCodeField.css.ts';

const loadTypedCode = () => import('./TypedCode.tsx');
type Field = Awaited<ReturnType<typeof loadTypedCode>>['TypedCode'];

export interface PromotionCodeFieldProps {
  readonly propertyId: string;
  readonly stay: Stay;
  readonly promotion: PromotionCode | undefined;
  readonly onChange: (promotion: PromotionCode | undefined) => void;
}

/** A promotion code: asked for by a press, checked by the motel, shown with its discount, taken away again (F14). */
export function PromotionCodeField({ promotion, onChange, ...about }: PromotionCodeFieldProps) {
  const words = useWords();
  const { t } = words;
  const [Field, setField] = useState<Field>();
  const [hasFailed, setHasFailed] = useState(false);
  const open = () => {
    setHasFailed(false);
    loadOnce(loadTypedCode).then(
      ({ TypedCode }) => setField(() => TypedCode),
      () => setHasFailed(true),
    );
  };
  const onApplied = (applied: PromotionCode) => {
    setField(undefined);
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
      {promotion === undefined && !Field && (
        <Button size="small" onClick={open}>
          {t('I have a promotion code')}
        </Button>
      )}
      {hasFailed && <Text>{t('The code could not be checked. Please try again.')}</Text>}
      {promotion === undefined && Field && <Field {...about} onApplied={onApplied} />}
      <LiveRegion>
        {promotion && t('The price is with the code {code} now.', { code: promotion.code })}
      </LiveRegion>
    </div>
  );
}
