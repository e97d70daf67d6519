import { motel } from '@motel/content';
import { Banner } from '../../shared/parts/Banner.tsx';
import { useLine } from '../../shared/wire/line.ts';
import { page } from './Shell.css.ts';

/** Before anybody is signed in. */
export function SignedOut() {
  const downSince = useLine((line) => line.downSince);
  return (
    <main className={page}>
      <h1>{motel.name}, front desk</h1>
      {downSince === undefined ? (
        <p>Nobody is signed in.</p>
      ) : (
        <Banner tone="warn">The motel's server does not answer.</Banner>
      )}
    </main>
  );
}
