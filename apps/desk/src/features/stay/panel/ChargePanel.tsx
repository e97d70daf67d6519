import type { AnswerTo } from '@motel/api-client/desk-contracts';
import { dollarDigits, MAX_COUNT, toDollars } from '@motel/booking-core';
import { TextField } from '@motel/ui';
import { AmountField } from '../../../shared/field/AmountField.tsx';
import { useFields } from '../../../shared/field/fields.ts';
import { typedDollars } from '../../../shared/field/typed-amount.tsx';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton, DeskLink } from '../../../shared/parts/Page.tsx';
import { Sheet } from '../../../shared/sheet/Sheet.tsx';
import { useDesk, useFresh } from '../../../shared/wire/calls.ts';
import { PanelForm, type PanelProps, useDeed } from './PanelForm.tsx';
import { choices } from './StayPanel.css.ts';

const NOTHING = { article: '', quantity: '1', amount: '', note: '', day: '' };

/** Charges an article besides the price, or gives a credit: two presses, and what else there is to say. */
export function ChargePanel(props: PanelProps) {
  const { shownMoney } = useMotel();
  const { id, today } = props.stay;
  const charge = useDeed('chargeArticle', props);
  const { articles, article, amount, quantity, preview, typed, field, forget } = useTypedCharge(
    id,
    charge.isPressing,
  );
  const give = async () => {
    if (article === undefined || preview === undefined) return;
    const { note, day } = typed;
    const body = {
      article: article.id,
      quantity,
      total: toDollars(preview.total),
      ...(amount !== undefined && { amount: toDollars(amount) }),
      ...(note.trim() !== '' && { note: note.trim() }),
      ...(day !== '' && { day }),
    };
    if (await charge.press(body, `${article.label}: ${shownMoney(preview.total)} on the folio.`)) forget();
  };
  return (
    <PanelForm
      title="Charge"
      lead="Charged on top of the price. It stays when the stay is changed or cancelled."
      deed={preview === undefined ? 'Choose what is charged' : `Charge ${shownMoney(preview.total)}`}
      press={charge}
      isReady={preview !== undefined}
      isHidden={articles?.length === 0}
      onSubmit={give}
    >
      {articles?.length === 0 && (
        <p>
          There are no articles yet: an owner adds them. <DeskLink to="/rates/articles">Articles</DeskLink>
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is shown */}
      <div role="group" aria-label="What is charged" className={choices}>
        {articles?.map((one) => (
          <DeskButton
            key={one.id}
            size="small"
            aria-pressed={one.id === typed.article}
            onClick={() => field('article').onChange(one.id)}
          >
            {one.label}
          </DeskButton>
        ))}
      </div>
      {article !== undefined && article.price === undefined && (
        <AmountField label="Amount of one" isChanged={typed.amount !== ''} {...field('amount')} />
      )}
      {article !== undefined && (
        <>
          <TextField label="How many" inputMode="numeric" {...field('quantity')} />
          <TextField label="Note" mark="optional" maxLength={200} {...field('note')} />
          <TextField label="Its day" mark="optional" type="date" max={today} {...field('day')} />
        </>
      )}
      {preview !== undefined && preview.lines.length > 1 && <ChargeLines {...preview} />}
    </PanelForm>
  );
}

/** The typed charge, and its lines. @param isPressing nothing is asked while it is charged */
function useTypedCharge(id: string, isPressing: boolean) {
  const motel = useMotel();
  const { data } = useDesk('articles', {});
  const { typed, setTyped, field } = useFields(NOTHING);
  const article = data?.articles.find((one) => one.id === typed.article);
  const isFree = article !== undefined && article.price === undefined;
  const amount = isFree ? typedDollars(motel, typed.amount) : undefined;
  const quantity = /^\d{1,4}$/.test(typed.quantity) ? Number(typed.quantity) : 0;
  const isCounted = quantity >= 1 && quantity <= MAX_COUNT;
  const isAsked = article !== undefined && isCounted && (!isFree || (amount ?? 0) > 0);
  const query = {
    article: typed.article,
    quantity: String(quantity),
    ...(amount !== undefined && { amount: dollarDigits(amount) }),
  };
  const asked = isAsked ? { parts: { id }, query } : undefined;
  const { data: preview } = useFresh('previewCharge', asked, { enabled: !isPressing });
  return {
    articles: data?.articles,
    article,
    amount,
    quantity,
    typed,
    preview,
    field,
    forget: () => setTyped(NOTHING),
  };
}

function ChargeLines({ lines, total }: AnswerTo<'previewCharge'>) {
  const { shownMoney } = useMotel();
  return (
    <Sheet
      label="The charge with its taxes"
      columns={['', { amount: 'Amount' }]}
      rows={lines.map(({ label, detail = '', amount, isWithin }) => [
        label,
        `${label} ${detail}`,
        isWithin ? '' : shownMoney(amount),
      ])}
      foot={['Together', shownMoney(total)]}
    />
  );
}
