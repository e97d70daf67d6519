import type { GuestPrice, RateStay } from '@motel/api-client/desk-contracts';
import { Button, SelectField } from '@motel/ui';
import { useState } from 'react';
import { fieldsOf, titlesOf } from '../../../shared/field/fields.ts';
import { languageName } from '../../../shared/language-name.ts';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskCard } from '../../../shared/parts/Page.tsx';
import { dayAfter, priceWords } from '../calendar.ts';
import { soft } from '../lists/Taxes.css.ts';
import { DateFields } from '../preview/PayPreview.tsx';
import { reads as readsStyle } from './Terms.css.ts';
import type { Terms } from './terms-draft.ts';

interface GuestReadsProps extends Pick<Terms, 'rooms'> {
  readonly stay: RateStay;
  readonly onStay: (part: Partial<RateStay>) => void;
  readonly price: GuestPrice | undefined;
  readonly refusal: string | undefined;
}

/** The terms as the guest of an example reads them, in each language. */
export function GuestReads({ rooms, stay, onStay, price, refusal }: GuestReadsProps) {
  const motel = useMotel();
  const [at, setAt] = useState(0);
  const { reads = [], total, refusal: reason = refusal } = price ?? {};
  return (
    <DeskCard title="What a guest reads" isInset>
      <DateFields {...stay} words={['From', 'To']} soonest={dayAfter} onChange={onStay} />
      <SelectField label="Room" options={titlesOf(rooms)} {...fieldsOf(stay, onStay)('room')} />
      {reason !== undefined && <p>{reason}</p>}
      {total !== undefined && (
        <div className={readsStyle}>
          <h3>{`The stay costs ${priceWords(motel, total)}`}</h3>
          <ol lang={reads[at]?.language}>
            {reads[at]?.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
        </div>
      )}
      <p className={soft}>
        Said the same way on the room’s page, before paying, in the mail and on My Bookings.
        {reads.map(
          ({ language }, other) =>
            other !== at && (
              <Button key={language} size="small" variant="quiet" onClick={() => setAt(other)}>
                {`In ${languageName(language)}`}
              </Button>
            ),
        )}
      </p>
    </DeskCard>
  );
}
