import type { Stay } from '@motel/api-client/contracts';
import { Alert, Button, buttonStyle, Inline } from '@motel/ui';
import type { ReactNode } from 'react';
import { callApi } from '../queries/call-api.ts';
import { useWire } from '../site.ts';
import { useWords } from '../words.ts';
import { useStayChange } from './use-stay-change.ts';

interface PayButtonsProps {
  readonly stay: Pick<Stay, 'id'>;
  readonly paying: Pick<NonNullable<Stay['paying']>, 'url' | 'sessionId'>;
  /** The words of the link. @default 'Pay now' */
  readonly pay?: string;
  /** The words of the button. @default “Let go” */
  readonly letGo?: string;
  /** Whether paying is the one solid button of the screen. @default true */
  readonly isMain?: boolean;
  readonly children?: ReactNode;
}

/** Where an unpaid hold, or a change, is paid, and how to let it go. */
export function PayButtons({ stay, paying, isMain = true, children, ...words }: PayButtonsProps) {
  const { t } = useWords();
  const wire = useWire();
  const { run, isBusy, problem } = useStayChange(stay.id);
  const letGo = () =>
    run(async () => {
      await callApi(wire, 'releaseCheckout', { body: { sessionId: paying.sessionId } });
      return undefined;
    });
  return (
    <>
      {problem && <Alert tone="error">{problem}</Alert>}
      <Inline>
        <a href={paying.url} className={buttonStyle({ variant: isMain ? 'solid' : 'outline' })}>
          {words.pay ?? t('Pay now')}
        </a>
        <Button variant="quiet" busy={isBusy} onClick={() => void letGo()}>
          {words.letGo ?? t('Let go')}
        </Button>
        {children}
      </Inline>
    </>
  );
}
