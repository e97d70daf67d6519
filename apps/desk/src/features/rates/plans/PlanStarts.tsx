import { useMotel } from '../../../shared/motel.tsx';
import { DeskCard } from '../../../shared/parts/Page.tsx';
import { idOf } from '../../../shared/taxes/tax-id.ts';
import { priceWords } from '../calendar.ts';
import { differenceWords } from '../preview/PayPreview.tsx';
import type { RateEffect } from '../preview/preview.tsx';
import type { EditedPlan } from './PlanEditor.tsx';
import { circle, option, right, starts as startsStyle } from './Plans.css.ts';
import { costWords, NO_REFUND, type PlanDraft, STANDARD } from './plan-draft.ts';

/** A plan as guests choose it among others. */
function PlanOption(words: Partial<Readonly<Record<'label' | 'says' | 'price' | 'difference', string>>>) {
  return (
    <span className={option}>
      <i className={circle} />
      <b>{words.label}</b>
      <b className={right}>{words.price}</b>
      <span>{words.says}</span>
      <span className={right}>{words.difference}</span>
    </span>
  );
}

/** A plan for the stay asked about, against the one that it follows. */
export function GuestsSee({ draft, preview }: Pick<EditedPlan, 'draft'> & Pick<RateEffect, 'preview'>) {
  const { id, label, follows } = draft;
  const motel = useMotel();
  const { plans = [], pays } = preview ?? {};
  const { total, reads } = pays?.after ?? pays?.now ?? {};
  if (total === undefined) return null;
  const others = plans.filter((other) => other.id !== id);
  const beside = (others.find((other) => other.id === follows) ?? others[0])?.total;
  const difference = beside === undefined ? '' : differenceWords(motel, beside, total);
  const says = reads?.[0]?.sentences[0] ?? '';
  return <PlanOption {...{ label, says, difference }} price={priceWords(motel, total)} />;
}

interface PlanStartsProps extends Pick<EditedPlan, 'drafts' | 'known'> {
  readonly onStart: (fresh: PlanDraft) => void;
}

const LESS = { round: 'dollar', percent: '-10' } as const;

/** Ways to begin a plan that follows the first one: an owner changes each as they like. */
export function PlanStarts({ drafts, known, onStart }: PlanStartsProps) {
  const motel = useMotel();
  const [article] = known.articles;
  const { id: follows, label: base = '' } = drafts[0] ?? {};
  const starts: readonly (readonly [says: string, label: string, part: Partial<PlanDraft>])[] = [
    ['Paid when booked, nothing back', 'Non-refundable', { ...LESS, percent: '-15', terms: NO_REFUND }],
    ['From 7 nights', 'Week', { ...LESS, nightly: [{ minNights: 7 }] }],
    article === undefined
      ? ['With a code', 'Company', { ...LESS, sold: ['code', 'desk'] }]
      : [
          `${article.label} included`,
          `${base} with ${article.label}`,
          { includes: { [article.id]: 'person-night' } },
        ],
  ];
  return (
    <DeskCard title="Add a plan" aside="What you begin with is not sold until you save it.">
      <div className={startsStyle}>
        {starts.map(([says, label, part]) => {
          const fresh = { terms: STANDARD, follows, ...part, label, id: idOf(label, drafts) };
          return (
            <button key={says} type="button" onClick={() => onStart(fresh)}>
              <PlanOption label={label} says={says} price={costWords(motel, fresh, drafts)} />
            </button>
          );
        })}
      </div>
    </DeskCard>
  );
}
