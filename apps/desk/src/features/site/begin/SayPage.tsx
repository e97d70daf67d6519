import type { AnswerTo } from '@motel/api-client/desk-contracts';
import { Alert } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { DeskButton, DeskCard } from '../../../shared/parts/Page.tsx';
import { callDesk } from '../../../shared/wire/calls.ts';
import * as styles from './Begin.css.ts';
import { amountsOf, billOf, SPANS } from './begun-tariff.ts';
import type { Answering } from './fields.tsx';
import { answersOf } from './first-answers.ts';
import { QUESTIONS } from './questions.ts';

const TITLES: Readonly<Record<AnswerTo<'readBegin'>['says'][number]['about'], string>> = {
  hours: 'When',
  plans: 'If plans change',
  paying: 'Paying',
  guests: 'In the house',
};

const REHEARSAL = 'No card is charged until Stripe is connected: bookings are a rehearsal.';

/** Not asked: what the site says until it is chosen at the desk. */
const OPEN = [
  'A deposit, or a card left as a guarantee, under Terms',
  'Photographs and amenities, under Your motel',
  'Seasons and weekends, under Rates',
  'The hours of your front desk, under Name and rules',
];

/** A title, its sentences, and the question that they are the answers to, if any. */
type Said = readonly [title: string, sentences: readonly string[], asked?: string];

interface SayPageProps extends Pick<Answering, 'about' | 'rooms'> {
  readonly onGo: (at: number) => void;
}

/** All that the site will say in its owner's name, only to be read. */
export function SayPage({ about, rooms, onGo }: SayPageProps) {
  const body = answersOf(about, rooms);
  const { data, error } = useQuery({
    queryKey: ['readBegin', body],
    queryFn: ({ signal }) => callDesk('readBegin', { body, key: crypto.randomUUID(), signal }),
    retry: false,
  });
  const amountOf = amountsOf(about);
  const prices = rooms.flatMap((room) => {
    const bill = billOf(room, about, 1);
    return bill ? `${room.title} ${amountOf(bill.total)}` : [];
  });
  const longer = rooms.slice(0, 1).flatMap((room) =>
    SPANS.flatMap(({ nights }) => {
      const bill = billOf(room, about, Number(about[nights]));
      const step = bill?.lines.find(({ kind }) => kind === 'step');
      if (bill === undefined || step === undefined) return [];
      return `${about[nights]} nights in ${room.title}: ${amountOf(bill.total)} in all, ${step.label}`;
    }),
  );
  const said: readonly Said[] = [
    ['Where', [about.addressLines?.replaceAll('\n', ', ') ?? '', `${body.phone}, ${body.email}`], 'Place'],
    ['A night, taxes in', prices, 'Prices'],
    ...(longer.length > 0 ? [['Longer stays', longer, 'Prices'] as const] : []),
    ...(data?.says ?? []).map(({ about: what, sentences }) => [TITLES[what], sentences, 'Rules'] as const),
    ...(data?.isRehearsal ? [['Rehearsal', [REHEARSAL]] as const] : []),
    ['Yours to choose', OPEN],
  ];
  return (
    <DeskCard title="Read it as a guest would">
      {error && <Alert tone="error">{error.message}</Alert>}
      {data?.mistake !== undefined && <Alert tone="error">{data.mistake}</Alert>}
      {said.map(([title, sentences, asked]) => (
        <div key={title} className={styles.said}>
          <h3>{title}</h3>
          <ul className={asked ? undefined : styles.open}>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {asked && (
            <DeskButton
              size="small"
              variant="quiet"
              aria-label={`Change: ${title}`}
              onClick={() => onGo(QUESTIONS.findIndex(({ short }) => short === asked))}
            >
              Change
            </DeskButton>
          )}
        </div>
      ))}
    </DeskCard>
  );
}
