import type { Property, User } from '@motel/api-client/contracts';
import { checkConfirmForm, DEFAULT_COUNTRY_CODE, ENGLISH, issuesOf, LEAST_PARTY } from '@motel/booking-core';
import { Alert, Button, Card, Dialog, ErrorSummary, Inline, Stack, Text } from '@motel/ui';
import { type FormEvent, startTransition, useEffect, useMemo, useReducer, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { BookingDraft } from '../../shared/booking/booking-draft.ts';
import { CodePlace } from '../../shared/booking/CodePlace.tsx';
import { cheaperWay } from '../../shared/booking/cheaper-way.ts';
import { areNightsUnsold, noPriceReason, pricedWays, quoteStay } from '../../shared/booking/quote-stay.ts';
import { type FilledIn, rememberForm } from '../../shared/booking/remembered-form.ts';
import { stayPath } from '../../shared/booking/stay-params.ts';
import { loadPhone } from '../../shared/phone/load-phone.ts';
import { chooseDates } from '../../shared/search-store.ts';
import { useMotelToday } from '../../shared/site.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { countedRooms } from '../../shared/stay/order-words.ts';
import { useLoaded } from '../../shared/use-loaded.ts';
import { useWords } from '../../shared/words.ts';
import { BookingSummary } from './BookingSummary.tsx';
import * as styles from './ConfirmForm.css.ts';
import { ExtraPersonFields, fieldId, OrderFields, PetsFields } from './fields.tsx';
import { changed, type FormChange, type RoomsForm } from './form-change.ts';
import { GuestDetailsFields } from './GuestDetailsFields.tsx';
import { MoreRooms } from './MoreRooms.tsx';
import { openForm } from './open-form.ts';
import { billOf, roomsOfKinds, sentRooms } from './order-bill.ts';
import { PriceAndPay } from './PriceAndPay.tsx';
import { RoomSelectionFields } from './RoomSelectionFields.tsx';
import { StayStrip } from './StayStrip.tsx';
import { type Refusal, useCheckout } from './use-checkout.ts';
import { type PricedRoom, soldRoom, useMoreRooms } from './use-priced-rooms.ts';

interface ConfirmFormProps {
  readonly property: Property;
  readonly stay: BookingDraft;
  readonly user: User;
}

/** Guest details, rooms and price, and the button to the payment page (§2, §5). */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: each field follows from the same check and price of the form
export function ConfirmForm({ property, stay, user }: ConfirmFormProps) {
  const { words, ruleWords, t } = useWords();
  const [opened] = useState(() => openForm(stay, user, property));
  const [form, dispatch] = useReducer(
    (before: RoomsForm, change: FormChange) => changed(before, change, property),
    opened.form,
  );
  const [promotion, setPromotion] = useState(opened.promotion);
  const [attempt, setAttempt] = useState(0);
  const { step, key, submit, accept, decline, forget } = useCheckout(opened.key, () => remember());
  const navigate = useNavigate();
  const filledIn = useMemo(
    () => ({ userId: user.id, draft: stay, form, promotion }),
    [user.id, stay, form, promotion],
  );
  const remember = (changes: Partial<FilledIn> = {}) =>
    rememberForm({ ...filledIn, key: key.current, ...changes });
  const isUntouched = form === opened.form && promotion === opened.promotion;
  useEffect(() => {
    if (!isUntouched) rememberForm({ ...filledIn, key: key.current });
  }, [isUntouched, filledIn, key]);

  // Until the numbering plans are here, core's rule for numbers does; the server reads the number in any case.
  const phone = useLoaded(loadPhone, true);
  const readPhoneOf = phone.kind === 'loaded' ? phone.value.readPhoneOf : undefined;
  const guest = { mobile: user.mobile ?? DEFAULT_COUNTRY_CODE };
  const checked = checkConfirmForm(form, property, readPhoneOf && ((typed) => readPhoneOf(guest, typed)));
  const issues = checked.ok ? [] : issuesOf(checked.error, ruleWords('confirmForm', ENGLISH.confirmForm));
  // Counters speak up at once, typed fields only when the guest says that they are done.
  const isTyped = (field: string) => Object.hasOwn(form.details, field);
  const shown = attempt > 0 ? issues : issues.filter(({ field }) => !isTyped(field));
  const today = useMotelToday();
  const { plan } = stay;
  // A press on the button changes no price.
  const priced = useMemo(
    () => quoteStay(words, property, stay, form, { promotion, plan, today }),
    [words, property, stay, form, promotion, plan, today],
  );
  const { party } = form;
  const ways = useMemo(
    () => pricedWays(words, property, stay, { ...party, rooms: LEAST_PARTY.rooms }, { plan, today }),
    [words, property, stay, party, plan, today],
  );
  // A code and orders change the prices of the other ways, too: nothing is said of them.
  const canCompare = priced.ok && ways.ok && promotion === undefined && priced.quote.orders === undefined;
  const cheaper = canCompare ? cheaperWay(words, ways.ways, priced.quote.total) : undefined;
  // A wrong form has its own sentences.
  const noPrice = checked.ok || areNightsUnsold(priced) ? noPriceReason(words, priced) : undefined;

  const sold = soldRoom(words, priced, today);
  const title = property.title ?? t('Property Name Not Available');
  const first: PricedRoom = { propertyId: property.id, title, party, ...sold };
  const more = useMoreRooms(stay, form.moreRooms);
  const rooms = [first, ...more] as const;
  const [next] = more;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The press shows in the next frame, and all that is missing in the one after it.
    startTransition(() => setAttempt((before) => before + 1));
    if (!checked.ok || !priced.ok || !billOf(rooms) || step.kind === 'processing') return;
    // The typed number is sent unchanged: the server reads it.
    const details = { ...checked.value.details, phone: form.details.phone.trim() };
    const wanted = { ...checked.value, details };
    const { total, orders } = priced.quote;
    const parts = { dueNow: sold.deposit?.now, promotionCode: promotion?.code, orders };
    const by = plan && { plan, terms: sold.terms };
    const order = { total, moreRooms: sentRooms(more), ...parts, ...by };
    void submit({ property, userId: user.id, stay, form: wanted, ...order }, roomsOfKinds(rooms));
  };
  /** The second room is then the first one. The draft's cents are shown nowhere. */
  const removeFirst = () => {
    remember({ form: { ...form, moreRooms: form.moreRooms?.slice(1) } });
    const draft = { ...stay, plan: undefined, promotion: undefined, ...next?.room };
    void navigate(sitePaths.confirm, { state: { draft }, replace: true });
  };
  const refusal = step.kind === 'refused' ? step.refusal : undefined;
  const otherDates = stayPath(property.id, stay, form.party, plan);
  const part = { form, property, issues: shown, dispatch };
  return (
    <form method="post" noValidate onSubmit={onSubmit} className={styles.columns}>
      <Stack gap="xl">
        <StayStrip property={property} stay={stay} rooms={rooms} />
        {attempt > 0 && (
          <ErrorSummary
            title={ruleWords('fixErrors', ENGLISH.fixErrors)}
            errors={issues.map(({ field, message }) => ({ fieldId: fieldId(field), message }))}
            attempt={attempt}
          />
        )}
        <GuestDetailsFields
          details={form.details}
          issues={shown}
          onChange={(field, text) => dispatch({ type: 'detail', field, text })}
        />
        <Stack>
          <RoomSelectionFields {...part} cheaper={cheaper} />
          <ExtraPersonFields {...part} />
        </Stack>
        <OrderFields {...part} />
        <PetsFields {...part} />
        <MoreRooms
          stay={stay}
          rooms={rooms}
          refused={refusal?.rooms}
          dispatch={dispatch}
          forget={forget}
          onRemoveFirst={next?.quote && removeFirst}
          onChoose={(roomAt) => {
            remember({ roomAt });
            chooseDates(stay.checkIn, stay.checkOut);
          }}
        />
      </Stack>
      <Card
        as="aside"
        padding="border"
        raised="pop"
        aria-label={t('Booking summary')}
        className={styles.summary}
      >
        <BookingSummary
          property={property}
          stay={stay}
          party={form.party}
          plan={sold.quote?.plan?.label}
          rooms={more.length > 0 ? countedRooms(words, rooms) : undefined}
        />
        <div className={styles.price}>
          <CodePlace property={property} stay={stay} promotion={promotion} onChange={setPromotion} />
          <PriceAndPay
            rooms={rooms}
            isProcessing={step.kind === 'processing'}
            problem={
              refusal
                ? // That of a further room stands with it.
                  refusal.rooms.size === 0 && <RefusalBox refusal={refusal} otherDates={otherDates} />
                : noPrice && (
                    <Alert tone="warning" action={<Link to={otherDates}>{t('Choose other dates')}</Link>}>
                      {noPrice}
                    </Alert>
                  )
            }
          />
        </div>
      </Card>
      {step.kind === 'asking' && (
        <PaymentQuestion
          question={step.question}
          onAccept={() => accept(step.checkout)}
          onDecline={() => decline(step.checkout)}
        />
      )}
    </form>
  );
}

interface RefusalBoxProps {
  readonly refusal: Refusal;
  /** The property's page, with this stay. */
  readonly otherDates: string;
}

/** The server's message in a red box, and a link to continue (§8). */
function RefusalBox({ refusal, otherDates }: RefusalBoxProps) {
  const { t } = useWords();
  const link = <Link to={otherDates}>{t('Choose other dates')}</Link>;
  return (
    <Alert tone="error" action={refusal.asksForDates ? link : undefined}>
      <Text>{refusal.message}</Text>
      {refusal.reasons.length > 0 && (
        <Stack as="ul" gap="xxs">
          {refusal.reasons.map((reason) => (
            <Text as="li" key={reason}>
              {reason}
            </Text>
          ))}
        </Stack>
      )}
    </Alert>
  );
}

interface PaymentQuestionProps {
  readonly question: string;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Asked before paying for a stay that extends or adds to another of the guest's (§4). */
function PaymentQuestion({ question, onAccept, onDecline }: PaymentQuestionProps) {
  const { t } = useWords();
  return (
    <Dialog open onClose={onDecline} title={t('Before you pay')} width="narrow">
      <Stack gap="l">
        <Text>{question}</Text>
        <Inline>
          <Button variant="solid" onClick={onAccept}>
            {t('Continue to payment')}
          </Button>
          <Button onClick={onDecline}>{t('Not now')}</Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
