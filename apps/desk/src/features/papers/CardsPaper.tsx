import { useSearchParams } from 'react-router-dom';
import { PaperPage } from '../../shared/paper/PaperPage.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { RegistrationCard } from './RegistrationCard.tsx';

/** The registration cards of all guests who come tonight, or on another day, a page each. */
export function CardsPaper() {
  const asked = useSearchParams()[0].get('day') ?? undefined;
  const { data } = useDesk('tonight', { query: { day: asked } }, { refresh: false });
  return (
    <PaperPage title="Registration cards" back={{ to: '/papers/arrivals', label: 'Arrivals' }}>
      {data?.arriving.map(({ id }) => (
        <RegistrationCard key={id} id={id} />
      ))}
    </PaperPage>
  );
}
