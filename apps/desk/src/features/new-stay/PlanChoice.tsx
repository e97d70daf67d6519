import { type Cents, subtract } from '@motel/booking-core';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { useMotel } from '../../shared/motel.tsx';
import type { DraftProps } from './draft.ts';
import { free, legend, price, type as row, types, typeTitle, typeWords } from './NewStayPage.css.ts';
import type { StayQuote } from './PricePanel.tsx';

interface PlanChoiceProps extends Pick<DraftProps, 'onChange'> {
  readonly quote: StayQuote;
}

/** The plans by which the desk sells a stay, each with its terms and its difference in money. */
export function PlanChoice({ quote: { plan: chosen, plans }, onChange }: PlanChoiceProps) {
  const { shownMoney } = useMotel();
  const paid = plans.find(({ id }) => id === chosen)?.total;
  if (plans.length === 0) return null;
  const difference = (total: Cents) => {
    const more = paid === undefined ? 0 : subtract(total, paid);
    return more === 0 ? '' : `${shownMoney(Math.abs(more) as Cents)} ${more > 0 ? 'more' : 'less'}`;
  };
  return (
    <fieldset>
      <legend className={legend}>Plan</legend>
      <div className={types}>
        {plans.map(({ id, label, total, refusal, terms }) => (
          <label key={id} className={row}>
            <input
              type="radio"
              name="plan"
              checked={id === chosen}
              disabled={total === undefined}
              onChange={() => onChange({ plan: id })}
            />
            <DeskIcon name="receipt" />
            <span className={typeTitle}>{label}</span>
            {total !== undefined && (
              <>
                <span className={free}>{difference(total)}</span>
                <span className={price}>{shownMoney(total)}</span>
              </>
            )}
            <span className={typeWords}>{refusal ?? terms}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
