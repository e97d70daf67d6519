import type { ChangePreview, NightRange, Stay } from '@motel/api-client/contracts';
import { type Cents, cents, minimumRooms, type Party, parseCivilDate, toDollars } from '@motel/booking-core';
import { fullPrice, shownPrice } from '@motel/content/words';
import {
  Alert,
  Button,
  Card,
  Heading,
  Inline,
  PriceLines,
  type PriceRow,
  Spinner,
  Stack,
  Text,
} from '@motel/ui';
import type { CivilRange } from '@motel/ui/calendar';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { type CheckoutKey, keyFor } from '../../shared/booking/checkout-key.ts';
import { GuestPicker } from '../../shared/booking/GuestPicker.tsx';
import { priceRows } from '../../shared/booking/price-rows.ts';
import { StayPicker } from '../../shared/calendar/StayPicker.tsx';
import type { Nights } from '../../shared/calendar/stay-rules.ts';
import { useFreeNights } from '../../shared/calendar/use-free-nights.ts';
import { callApi } from '../../shared/queries/call-api.ts';
import { propertyQuery } from '../../shared/queries/property-queries.ts';
import { useMotelToday, useWire } from '../../shared/site.ts';
import { useStayChange } from '../../shared/stay/use-stay-change.ts';
import { useWords, type Words } from '../../shared/words.ts';
import * as styles from './ChangeForm.css.ts';
import {
  changePreviewQuery,
  type PreviewAnswer,
  type WantedStay,
  wantedChange,
} from './change-preview-query.ts';

interface ChangeFormProps {
  readonly stay: Stay;
  readonly userId: string;
  readonly onClose: () => void;
  /** @param difference below $0, what goes back */
  readonly onDone: (difference: Cents) => void;
}

/** Picks other dates, rooms and guests for the stay, and shows what they cost before anything changes (§2.23). */
export function ChangeForm({ stay, userId, onClose, onDone }: ChangeFormProps) {
  const { t, motel } = useWords();
  const wire = useWire();
  const today = useMotelToday();
  const { data: property, isError } = useQuery(propertyQuery(wire, stay.room.id));
  const [range, setRange] = useState<CivilRange>({ start: stay.checkIn, end: stay.checkOut });
  const [party, setParty] = useState<Party>(stay.party);
  const [visible, setVisible] = useState(() => nightsOf(stay));

  const { nights, freeState } = useFreeNights(stay.room.id, visible ? [visible] : []);
  const sellable = useMemo(() => withOwnRooms(nights, stay), [nights, stay]);
  const wanted = wantedChange(range, party, stay);
  const preview = useQuery(changePreviewQuery(wire, stay, wanted));

  const { change, isBusy, problem } = useMadeChange(stay, userId, onDone);

  return (
    <Card>
      <Stack>
        <Heading level={2} size="heading">
          {t('Change dates or guests')}
        </Heading>
        {(property === null || isError) && (
          <Alert tone="error">
            {t('This stay cannot be changed online now. Please call us at {shown}.', {
              shown: motel.phone.shown,
            })}
          </Alert>
        )}
        {property === undefined && !isError && <Spinner>{t('Looking up the room...')}</Spinner>}
        {property && (
          <div className={styles.fields}>
            <StayPicker
              today={today}
              range={range}
              setRange={setRange}
              nights={sellable}
              freeState={freeState}
              rooms={party.rooms}
              party={party}
              room={stay.room.id}
              setVisible={setVisible}
            />
            <GuestPicker
              limits={property}
              party={party}
              fewest={minimumRooms(party, property)}
              onChange={(next) =>
                setParty({ ...next, rooms: Math.max(next.rooms, minimumRooms(next, property)) })
              }
              onRooms={(rooms) => setParty({ ...party, rooms })}
            />
          </div>
        )}
        {wanted !== undefined && (
          <ChangeCost
            preview={preview}
            problem={problem}
            isBusy={isBusy}
            onChange={(difference) => void change(wanted, difference, preview.refetch)}
          />
        )}
        <Inline>
          <Button variant="quiet" onClick={onClose}>
            {t('Leave it as it is')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function useMadeChange(stay: Stay, userId: string, onDone: ChangeFormProps['onDone']) {
  const wire = useWire();
  const { run, isBusy, problem } = useStayChange(userId, stay.id);
  const key = useRef<CheckoutKey>(undefined);

  /** @param onRefused called where it is not made, e.g. for another price */
  async function change(wanted: WantedStay, difference: Cents, onRefused: () => unknown): Promise<void> {
    const body = { ...wanted, difference: toDollars(difference) };
    key.current = keyFor(body, key.current);
    const { key: press } = key.current;
    let payAt: string | undefined;
    const isDone = await run(async () => {
      const changed = await callApi(wire, 'changeStay', { parts: { id: stay.id }, body, key: press });
      payAt = changed.changing?.url;
      return changed;
    });
    if (payAt !== undefined) window.location.assign(payAt);
    else if (isDone) onDone(difference);
    else onRefused();
  }
  return { change, isBusy, problem };
}

/** The stay's own rooms are free for it. */
function withOwnRooms(nights: Nights, { checkIn, checkOut, party }: Stay): Nights {
  return new Map(
    [...nights].map(([date, night]) => {
      const isOwn = checkIn <= date && date < checkOut;
      return [date, isOwn ? { ...night, free: night.free + party.rooms } : night];
    }),
  );
}

function nightsOf({ checkIn, checkOut }: Stay): NightRange | undefined {
  const [from, to] = [parseCivilDate(checkIn), parseCivilDate(checkOut)];
  return from && to && { from, to };
}

interface ChangeCostProps {
  readonly preview: UseQueryResult<PreviewAnswer>;
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly onChange: (difference: Cents) => void;
}

/** The cost of a change part by part, the terms of the changed stay, and the button with the amount. */
function ChangeCost({ preview, problem, isBusy, onChange }: ChangeCostProps) {
  const words = useWords();
  const { t } = words;
  const { data, isError, refetch } = preview;
  if (isError) {
    return (
      <Stack gap="s" align="start">
        <Alert tone="error">{t("We can't reach our booking system. Nothing has changed.")}</Alert>
        <Button onClick={() => void refetch()}>{t('Try Again')}</Button>
      </Stack>
    );
  }
  if (data === undefined) return <Spinner>{t('Looking up what it costs...')}</Spinner>;
  if ('refused' in data) return <Alert tone="warning">{data.refused}</Alert>;
  const { shown } = data;
  const { difference, total, before, terms } = shown;
  return (
    <Stack gap="s">
      <PriceLines
        rows={priceRows(words, [
          { label: t('Price now'), amount: before },
          ...shown.changes,
          { label: t('Price after the change'), amount: total },
        ]).map((row, at, { length }) => (at === 0 || at === length - 1 ? row : signed(row)))}
        total={{
          label: totalLabel(words, difference),
          amount: fullPrice(words, cents(Math.abs(difference))),
        }}
      />
      <Text size="small" tone="soft">
        {`${moneySentence(words, shown)} ${terms.sentence}`}
      </Text>
      {problem && <Alert tone="error">{problem}</Alert>}
      <Button
        variant="solid"
        size="large"
        full
        busy={isBusy}
        busyText={t('Changing...')}
        onClick={() => onChange(difference)}
      >
        {buttonText(words, difference)}
      </Button>
    </Stack>
  );
}

/** A part that costs more has its sign, as one that costs less does. */
function signed(row: PriceRow): PriceRow {
  return row.amount.startsWith('−') ? row : { ...row, amount: `+${row.amount}` };
}

function totalLabel({ t }: Words, difference: Cents): string {
  return difference < 0 ? t('Back to your card') : t('To pay now');
}

function buttonText(words: Words, difference: Cents): string {
  const { t } = words;
  const amount = shownPrice(words, cents(Math.abs(difference)));
  if (difference === 0) return t('Change the stay');
  return difference > 0
    ? t('Pay {amount} and change', { amount })
    : t('Change, and get {amount} back', { amount });
}

function moneySentence({ t, motel }: Words, { difference }: ChangePreview): string {
  if (difference > 0) return t('Your old dates stay yours until the new ones are paid.');
  return difference < 0 ? motel.policies.refunds : t('The price stays the same.');
}
