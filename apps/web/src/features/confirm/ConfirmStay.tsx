import { Alert, Button } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { propertyQuery } from '../../shared/queries/property-queries.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { useWords } from '../../shared/words.ts';
import { ConfirmBooking } from './ConfirmBooking.tsx';
import { ConfirmLoading } from './ConfirmLoading.tsx';
import type { ConfirmEntry } from './confirm-entry.ts';

/** The draft's property, fetched again, so that an old history entry never shows an old price. */
export function ConfirmStay({ entry }: { readonly entry: ConfirmEntry }) {
  const { t } = useWords();
  const {
    data: property,
    isPending,
    refetch,
  } = useQuery({
    ...propertyQuery(useWire(), entry.draft.propertyId),
    refetchOnMount: 'always',
  });
  if (isPending) return <ConfirmLoading />;
  if (property) return <ConfirmBooking entry={entry} property={property} />;
  return (
    <Alert
      tone="error"
      action={
        <Button size="small" onClick={() => void refetch()}>
          {t('Try Again')}
        </Button>
      }
    >
      {t('Property not found.')}
    </Alert>
  );
}
