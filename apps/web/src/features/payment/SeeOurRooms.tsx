import type { Stay } from '@motel/api-client/contracts';
import { parseCivilDate } from '@motel/booking-core';
import { t } from '@motel/language';
import { buttonStyle } from '@motel/ui';
import { Link } from 'react-router-dom';
import { chooseDates, chooseTravelers } from '../../shared/search-store.ts';
import { sitePaths } from '../../shared/site-paths.ts';

/** Opens the list of rooms, searched for the same dates and guests where they are known. */
export function SeeOurRooms({ stay }: { readonly stay: Stay | null | undefined }) {
  const search = () => {
    const [from, to] = [parseCivilDate(stay?.checkIn), parseCivilDate(stay?.checkOut)];
    if (!stay || from === undefined || to === undefined) return;
    chooseDates(from, to);
    chooseTravelers(stay.party);
  };
  return (
    <Link
      to={sitePaths.hotelCards}
      onClick={search}
      className={buttonStyle({ variant: 'solid', size: 'large', full: true })}
    >
      {t('See our rooms')}
    </Link>
  );
}
