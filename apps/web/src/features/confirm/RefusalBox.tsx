import { t } from '@motel/language';
import { Alert, Stack, Text } from '@motel/ui';
import { Link } from 'react-router-dom';
import type { Refusal } from './refusal.ts';

interface RefusalBoxProps {
  readonly refusal: Refusal;
  /** The property's page, with this stay. */
  readonly otherDates: string;
}

/** The server's message in a red box, and a link to continue (§8). */
export function RefusalBox({ refusal, otherDates }: RefusalBoxProps) {
  const link = <Link to={otherDates}>{t('Choose other dates')}</Link>;
  return (
    <Alert tone="error" action={refusal.asksForDates ? link : undefined}>
      <Text>{refusal.message}</Text>
      {refusal.reasons.length > 0 && (
        <Stack as="ul" gap="xxs">
          {refusal.reasons.map((reason) => (
            <Text as="li" key={reason}>
              {reason}
            </Text>
          ))}
        </Stack>
      )}
    </Alert>
  );
}
