import { type AnswerTo, type PayWay, type Plan, WAY_WORDS } from '@motel/api-client/desk-contracts';
import { type Cents, parseCivilDate } from '@motel/booking-core';
import { Alert, Checkbox, classes, Dialog, TextField } from '@motel/ui';
import { type FormEvent, Fragment, useId, useState } from 'react';
import { fieldsOf } from '../../../shared/field/fields.ts';
import { shownDifference } from '../../../shared/format/shown-difference.ts';
import { type DeskMotel, useMotel } from '../../../shared/motel.tsx';
import { DeskButton } from '../../../shared/parts/Page.tsx';
import { PayWays } from '../../../shared/pay/PayWays.tsx';
import { datesOf, shownName } from '../bar-words.ts';
import { meaningOf, type Wish } from '../layout/wish.ts';
import type { PlanAsk } from '../plan-store.ts';
import * as styles from './Change.css.ts';
import { type PlanActions, useChangePreview } from './use-plan-actions.ts';

/** The wish is that of a drag, or the unchanged stay. */
type Asked = Extract<PlanAsk, { readonly wish: Wish }>;

interface ChangeDialogProps extends Asked {
  readonly plan: Plan;
  readonly actions: PlanActions;
  readonly onClose: () => void;
}

/** All that a drag does, in a dialog: another room, other dates, and the effect on the money. */
export function ChangeDialog({ plan, ask, wish: first, keepsPrice, actions, onClose }: ChangeDialogProps) {
  const motel = useMotel();
  const [wish, setWish] = useState(first);
  const [money, setMoney] = useState<MoneyChoice>({ keepsPrice, reason: '', pay: undefined });
  const [isChecked, setChecked] = useState(false);
  const meaning = meaningOf(wish);
  const { stay, preview, refusal } = useChangePreview(wish, money.keepsPrice, !actions.isPressing);
  const isReasonMissing = meaning === 'price' && money.keepsPrice && money.reason.trim() === '';
  const isPriced = stay !== undefined && preview !== undefined && !refusal;
  const isPaid = (preview?.difference ?? 0) <= 0 || money.pay !== undefined;
  const isReady = meaning === 'number' || (meaning === 'price' && isPriced && isPaid);
  const isEmpty = wish.checkIn >= wish.checkOut;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isReady || isReasonMissing) return;
    if (meaning === 'number') void actions.giveRoom(wish);
    else if (stay !== undefined && preview !== undefined) {
      const keepsPriceFor = money.keepsPrice ? money.reason.trim() : undefined;
      const { difference } = preview;
      void actions.changeStay({ stay, wish, difference, pay: money.pay ?? 'later', keepsPriceFor });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={ask === 'move' ? `Move ${shownName(wish.stay)}` : `Dates of ${shownName(wish.stay)}`}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.note}>
          {roomWords(plan, wish.bar)}, {datesOf(wish.stay)}.
        </p>
        <WishFields plan={plan} wish={wish} onChange={(next) => setWish({ ...wish, ...next })} />
        {meaning === 'price' && (
          <MoneyFields
            preview={isEmpty ? undefined : preview}
            refusal={isEmpty ? undefined : refusal}
            value={money}
            onChange={(next) => setMoney({ ...money, ...next })}
            error={isChecked && isReasonMissing ? 'Say why the price stays.' : undefined}
          />
        )}
        {meaning === 'number' && <p>The same kind of room on the same nights: nothing to pay.</p>}
        {actions.problem !== undefined && <Alert tone="error">{actions.problem.message}</Alert>}
        <DeskButton
          type="submit"
          variant="solid"
          size="large"
          full
          disabled={!isReady || isEmpty || actions.isPressing}
        >
          {deedWords(motel, wish, meaning, preview?.difference)}
        </DeskButton>
      </form>
    </Dialog>
  );
}

interface WishProps {
  readonly plan: Plan;
  readonly wish: Wish;
  readonly onChange: (next: Partial<Wish>) => void;
}

function WishFields({ plan, wish, onChange }: WishProps) {
  const changeDate = (side: 'checkIn' | 'checkOut') => (typed: string) => {
    const date = parseCivilDate(typed);
    if (date !== undefined) onChange({ [side]: date });
  };
  return (
    <div className={styles.fields}>
      <RoomSelect plan={plan} wish={wish} onChange={onChange} />
      <TextField
        type="date"
        label="Check-in"
        value={wish.checkIn}
        onChange={changeDate('checkIn')}
        disabled={wish.stay.hasArrived ?? false}
        isChanged={wish.checkIn !== wish.stay.checkIn}
        required
      />
      <TextField
        type="date"
        label="Check-out"
        value={wish.checkOut}
        onChange={changeDate('checkOut')}
        isChanged={wish.checkOut !== wish.stay.checkOut}
        error={wish.checkIn >= wish.checkOut ? 'Check-out is after check-in.' : undefined}
        required
      />
    </div>
  );
}

interface MoneyChoice {
  readonly keepsPrice: boolean;
  readonly reason: string;
  readonly pay: PayWay | undefined;
}

interface MoneyFieldsProps extends Partial<Pick<ReturnType<typeof useChangePreview>, 'preview' | 'refusal'>> {
  readonly value: MoneyChoice;
  readonly onChange: (next: Partial<MoneyChoice>) => void;
  readonly error: string | undefined;
}

function MoneyFields({ preview, refusal, value, onChange, error }: MoneyFieldsProps) {
  const { shownMoney } = useMotel();
  const field = fieldsOf(value, onChange);
  const { difference = 0 } = preview ?? {};
  return (
    <>
      <Checkbox
        label="Keep the price"
        checked={value.keepsPrice}
        onChange={(keepsPrice) => onChange({ keepsPrice })}
      />
      {value.keepsPrice && <TextField label="Reason" maxLength={200} error={error} {...field('reason')} />}
      {preview !== undefined && !refusal && <DifferenceLines preview={preview} />}
      {refusal !== undefined && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {preview !== undefined && difference > 0 && (
        <PayWays label={`The guest pays ${shownMoney(absolute(preview.difference))} by`} {...field('pay')} />
      )}
      {difference > 0 && value.pay === 'link' && (
        <p className={styles.note}>The stay and its room change when the link is paid.</p>
      )}
    </>
  );
}

function RoomSelect({ plan, wish, onChange }: WishProps) {
  const id = useId();
  return (
    <div className={styles.wide}>
      <label className={styles.label} htmlFor={id}>
        Room
      </label>
      <select
        id={id}
        className={styles.select}
        value={wish.room?.id ?? ''}
        onChange={({ target }) => {
          const room = plan.rooms.find(({ id: one }) => one === target.value);
          onChange({ room, typeId: room?.typeId ?? wish.stay.typeId });
        }}
      >
        {wish.bar.room === undefined && <option value="">No number yet</option>}
        {plan.types.map((type) => (
          <optgroup key={type.id} label={type.title}>
            {plan.rooms.map(
              (room) =>
                room.typeId === type.id && (
                  <option key={room.id} value={room.id}>
                    {room.number}
                  </option>
                ),
            )}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

function roomWords({ types }: Plan, { room }: Wish['bar']): string {
  if (room === undefined) return 'No number yet';
  return `Room ${room.number}, ${types.find(({ id }) => id === room.typeId)?.title ?? ''}`;
}

function deedWords(
  { shownMoney }: DeskMotel,
  { room, bar }: Wish,
  meaning: ReturnType<typeof meaningOf>,
  difference: Cents | undefined,
): string {
  if (meaning === 'nothing') return 'Nothing is changed yet';
  const deed =
    room !== undefined && room.id !== bar.room?.id ? `Move to room ${room.number}` : 'Change the dates';
  if (meaning === 'number' || difference === undefined || difference === 0) return deed;
  const money = shownMoney(absolute(difference));
  return difference > 0 ? `${deed}, ${money} to pay` : `${deed}, ${money} back`;
}

/** The effect of a change on the money, line by line; lines that stay are left out. */
export function DifferenceLines({ preview }: { readonly preview: AnswerTo<'previewChange'> }) {
  const motel = useMotel();
  const { shownMoney } = motel;
  const { parts, difference, ways, words } = preview;
  return (
    <>
      <dl className={styles.lines}>
        {parts
          .filter((part) => part.difference !== 0)
          .map((part) => (
            <Fragment key={part.label}>
              <dt>{part.label}</dt>
              <dd className={styles.amount}>{shownDifference(motel, part.difference)}</dd>
            </Fragment>
          ))}
        <dt className={styles.total}>{owedWords(difference)}</dt>
        <dd className={classes(styles.amount, styles.total)}>{shownMoney(absolute(difference))}</dd>
      </dl>
      {difference < 0 && ways.length > 0 && (
        <p className={styles.note}>
          Goes back: {ways.map(({ way, amount: part }) => `${shownMoney(part)} ${BACK[way]}`).join(', ')}.
        </p>
      )}
      {words.map((each) => (
        <p key={each} className={styles.note}>
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

function absolute(difference: Cents): Cents {
  return Math.abs(difference) as Cents;
}
