import { t } from '@motel/language';
import { Button, Dialog, Inline, Stack, Text } from '@motel/ui';

interface PaymentQuestionProps {
  readonly question: string;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Asked before paying for a stay that extends or adds to another of the guest's (§4). */
export function PaymentQuestion({ question, onAccept, onDecline }: PaymentQuestionProps) {
  return (
    <Dialog open onClose={onDecline} title={t('Before you pay')} width="narrow">
      <Stack gap="l">
        <Text>{question}</Text>
        <Inline>
          <Button variant="solid" onClick={onAccept}>
            {t('Continue to payment')}
          </Button>
          <Button onClick={onDecline}>{t('Not now')}</Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
