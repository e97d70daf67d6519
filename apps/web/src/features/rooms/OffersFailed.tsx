import { Alert, Button } from '@motel/ui';

/** The list stays as it is without a search; the guest can retry. */
export function OffersFailed({ onRetry }: { readonly onRetry: () => unknown }) {
  return (
    <Alert
      tone="error"
      action={
        <Button size="small" onClick={() => void onRetry()}>
          Try again
        </Button>
      }
    >
      We could not look up the prices for your dates.
    </Alert>
  );
}
