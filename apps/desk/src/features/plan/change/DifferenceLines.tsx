import { type AnswerOf, type DeskCalls, WAY_WORDS } from '@motel/api-client/desk-contracts';
import { classes } from '@motel/ui';
import { Fragment } from 'react';
import { shownDifference } from '../../../shared/format/shown-difference.ts';
import { useMotel } from '../../../shared/motel.tsx';
import { amount, lines, note, total } from './Change.css.ts';

type Preview = AnswerOf<DeskCalls['previewChange']>;

/** The effect of a change on the money, line by line; lines that stay are left out. */
export function DifferenceLines({ preview }: { readonly preview: Preview }) {
  const motel = useMotel();
  const { shownMoney } = motel;
  const { parts, difference, ways, words } = preview;
  return (
    <>
      <dl className={lines}>
        {parts
          .filter((part) => part.difference !== 0)
          .map((part) => (
            <Fragment key={part.label}>
              <dt>{part.label}</dt>
              <dd className={amount}>{shownDifference(motel, part.difference)}</dd>
            </Fragment>
          ))}
        <dt className={total}>{owedWords(difference)}</dt>
        <dd className={classes(amount, total)}>{shownMoney(absolute(difference))}</dd>
      </dl>
      {difference < 0 && ways.length > 0 && (
        <p className={note}>
          Goes back: {ways.map(({ way, amount: part }) => `${shownMoney(part)} ${BACK[way]}`).join(', ')}.
        </p>
      )}
      {words.map((each) => (
        <p key={each} className={note}>
          {each}
        </p>
      ))}
    </>
  );
}

const BACK = { ...WAY_WORDS, card: 'to the card', earlier: 'by you' };

function owedWords(difference: number): string {
  if (difference === 0) return 'Nothing to pay';
  return difference > 0 ? 'Guest would owe' : 'Guest gets back';
}

export function absolute<Amount extends number>(difference: Amount): Amount {
  return Math.abs(difference) as Amount;
}
