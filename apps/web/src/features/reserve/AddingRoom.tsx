import type { Stay } from '@motel/booking-core';
import { Alert } from '@motel/ui';
import { Link } from 'react-router-dom';
import { areSameNights } from '../../shared/booking/remembered-form.ts';
import { formatStay } from '../../shared/format/dates.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';
import { formThatGets } from './add-room.ts';

/** On the card: for which booking the guest adds this room, and the way back to it. @param stay the chosen one */
export function AddingRoom({ stay }: { readonly stay: Stay | undefined }) {
  const { words, t } = useWords();
  const kept = formThatGets();
  if (kept === undefined) return null;
  const { draft } = kept;
  const nights = { stay: formatStay(words, draft.checkIn, draft.checkOut) };
  const back = (
    <Link to={sitePaths.confirm} state={{ draft }}>
      {t('Back to your booking')}
    </Link>
  );
  return (
    <Alert tone="info" action={back}>
      {stay === undefined || areSameNights(draft, stay)
        ? t('You are adding a room to your booking for {stay}.', nights)
        : t('Your booking is for {stay}. These nights make a booking of their own.', nights)}
    </Alert>
  );
}
