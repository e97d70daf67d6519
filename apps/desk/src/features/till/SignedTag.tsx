import type { TillWire } from '@motel/api-client/desk-contracts';
import { shownDifference } from '../../shared/format/shown-difference.ts';
import { useMotel } from '../../shared/motel.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';

interface SignedTagProps {
  readonly signed: TillWire['signed'];
  /** Its words where all that is in the till was counted. */
  readonly agrees: string;
}

/** Whether a till was signed off, and is still as it was counted. */
export function SignedTag({ signed, agrees }: SignedTagProps) {
  const motel = useMotel();
  if (signed === undefined || signed.movedSince > 0) {
    return (
      <Tag tone="red" icon="warning">
        {signed ? `${motel.shownMoney(signed.movedSince)} moved after it was signed` : 'Not signed off'}
      </Tag>
    );
  }
  const { difference } = signed;
  return (
    <Tag tone={difference === 0 ? 'green' : 'yellow'} icon="check">
      {difference === 0 ? agrees : `Signed off, ${shownDifference(motel, difference)}`}
    </Tag>
  );
}
