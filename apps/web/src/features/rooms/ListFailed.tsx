import { Alert, Button } from '@motel/ui';

/** The list stays empty and loading ends (§4); the guest can retry. */
export function ListFailed({ onRetry }: { readonly onRetry: () => unknown }) {
  return (
    <Alert
      tone="error"
      action={
        <Button size="small" onClick={() => void onRetry()}>
          Try Again
        </Button>
      }
    >
      Our rooms could not be loaded.
    </Alert>
  );
}
