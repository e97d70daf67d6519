import { Alert } from '@motel/ui';
import { PageHead } from './PageHead.tsx';

/** A page whose data is on its way, or does not come. */
export function PageWait({ title, error }: { readonly title: string; readonly error: Error | null }) {
  return (
    <>
      <PageHead title={title} />
      {error && <Alert tone="error">{error.message}</Alert>}
    </>
  );
}
