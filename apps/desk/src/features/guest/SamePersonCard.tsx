import type { GuestCardData } from '@motel/api-client/desk-contracts';
import { counted } from '@motel/content/english';
import { Alert } from '@motel/ui';
import { Link } from 'react-router-dom';
import { dashedNumber } from '../../shared/guest/details.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { rowLink } from '../../shared/sheet/sheet.css.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { list, other as otherStyle, soft } from './guest.css.ts';

/** The other cards of this person, and guests who may be the same. */
export function SamePersonCard({ guest }: { readonly guest: GuestCardData }) {
  const merging = usePress('mergeGuests');
  const parting = usePress('partGuests');
  const problem = merging.problem ?? parting.problem;
  const asked = (other: string) => ({ parts: { id: guest.id }, body: { other } });
  return (
    <DeskCard title="The same person">
      {guest.merged.length + guest.alike.length === 0 && (
        <p className={soft}>No other guest has this name or mail address.</p>
      )}
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <ul className={list}>
        {guest.merged.map((other) => (
          <OtherGuest key={other.id} other={other} words="Merged into this card.">
            <DeskButton disabled={parting.isPressing} onClick={() => parting.press(asked(other.id))}>
              Part again
            </DeskButton>
          </OtherGuest>
        ))}
        {guest.alike.map((other) => (
          <OtherGuest key={other.id} other={other} words="Has the same name or mail address.">
            <DeskButton disabled={merging.isPressing} onClick={() => merging.press(asked(other.id))}>
              Merge
            </DeskButton>
          </OtherGuest>
        ))}
      </ul>
    </DeskCard>
  );
}

interface OtherGuestProps {
  readonly other: GuestCardData['alike'][number];
  readonly words: string;
  readonly children: React.ReactNode;
}

function OtherGuest({ other, words, children }: OtherGuestProps) {
  const reached = [dashedNumber(other.phone), other.email].filter((word) => word !== '').join(' · ');
  return (
    <li className={otherStyle}>
      <p>
        <Link className={rowLink} to={`/guests/${other.id}`}>
          {other.name}
        </Link>{' '}
        {reached} · {counted(other.stays, 'stay')}. {words}
      </p>
      {children}
    </li>
  );
}
