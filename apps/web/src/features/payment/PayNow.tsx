import type { Stay } from '@motel/api-client/contracts';
import { buttonStyle } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { stayPath } from '../../shared/booking/stay-params.ts';
import { useWire } from '../../shared/site.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';
import { MAIN } from './PaymentState.tsx';

/** Opens /confirm with the unpaid stay, its form as it was (decision 052); the room's page, where it has no price now. */
export function PayNow({ stay }: { readonly stay: Stay }) {
  const { words, t } = useWords();
  const wire = useWire();
  const { data: draft } = useQuery({
    queryKey: ['draft', stay.id],
    queryFn: async ({ signal }) => {
      // Prices take a good part of core, and few guests have to pay a second time.
      const { draftOfStay } = await import('./draft-of-stay.ts');
      return draftOfStay(words, wire, stay, signal);
    },
  });
  return (
    <Link
      to={draft ? sitePaths.confirm : stayPath(stay.room.id, stay, stay.party)}
      state={draft && { draft }}
      className={buttonStyle(MAIN)}
    >
      {t('Pay now')}
    </Link>
  );
}
