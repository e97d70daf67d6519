import { parseArgs } from 'node:util';
import { addDays, type CivilDate, parseCivilDate } from '@motel/booking-core';
import { motel } from '@motel/content';
import { oneLine, plainLines } from '../mail/guest-words.ts';
import { priceLines } from '../mail/templates/price-lines.ts';
import { shownMoney } from '../shown-money.ts';
import { isStorable } from '../storable.ts';
import { todayAt } from '../use-cases/context.ts';
import { findAttention } from '../use-cases/desk/attention.ts';
import { blockRooms, currentBlocks, unblockRooms } from '../use-cases/desk/block-rooms.ts';
import type { BookingAtDesk } from '../use-cases/desk/booking-at-desk.ts';
import { cancelBooking, type GivenUpMoney, previewCancellation } from '../use-cases/desk/cancel-booking.ts';
import type { ByHand, DeskContext } from '../use-cases/desk/desk.ts';
import { latestActions } from '../use-cases/desk/desk-log.ts';
import { findBookings } from '../use-cases/desk/find-bookings.ts';
import { resendGivenUp, resendMail } from '../use-cases/desk/resend-mail.ts';
import { settle } from '../use-cases/desk/settle.ts';
import { type ShownBooking, showBooking } from '../use-cases/desk/show-booking.ts';
import { staysOfDay } from '../use-cases/desk/stays-of-day.ts';
import type { Outcome } from '../use-cases/outcome.ts';
import { attentionText } from './attention-text.ts';
import { bookingStory } from './booking-story.ts';
import { paragraph } from './paragraph.ts';
import { shownInstant } from './shown-instant.ts';
import { textTable } from './text-table.ts';

/** What is printed, and whether it was done. */
export interface DeskAnswer {
  readonly ok: boolean;
  readonly text: string;
}

interface Asked extends ByHand {
  readonly context: DeskContext;
  readonly words: readonly string[];
  readonly options: NonNullable<ReturnType<typeof readLine>>['values'];
}

const USAGE = `The front desk's commands:
  attention                 what waits for a hand: money, mails, the provider
  settle <number> --note "…"
                            takes it off that list, with what was done about it
  arrivals [date]           whose stay begins that day; today unless given
                            (yyyy-mm-dd)
  departures [date]         whose stay ends that day
  find <words>              by booking, name, e-mail or the end of a telephone
                            number
  show <booking>            all about it: price, payments, refunds, mails
  cancel <booking> [--no-show] [--yes]
                            says what would be refunded; with --yes, does it
  resend <booking>          sends the guest the latest mail about it again
  resend <mail>, resend all
                            tries mails again that were given up
  block <room type> <from> <to> --reason "…" [--rooms 1]
                            keeps rooms out of sale, <to> being the day they are
                            free again
  unblock <block>           puts them back
  blocks                    what is blocked now
  log                       the latest actions by hand`;

/** Does what a line of the front desk says. Whatever is wrong with the line is an answer, too. */
export async function runDeskCommand(
  context: DeskContext,
  argv: readonly string[],
  { who }: ByHand,
): Promise<DeskAnswer> {
  const line = readLine(argv);
  if (line === undefined) return refused(USAGE);
  const [name = '', ...words] = line.positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) return refused(USAGE);
  const { ok, text } = await command({ context, words, who, options: line.values });
  return { ok, text: plainLines(text) };
}

function readLine(argv: readonly string[]) {
  if (!argv.every(isStorable)) return undefined;
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        yes: { type: 'boolean' },
        'no-show': { type: 'boolean' },
        rooms: { type: 'string' },
        reason: { type: 'string' },
        note: { type: 'string' },
      },
    });
  } catch {
    return undefined;
  }
}

const COMMANDS: Record<string, (asked: Asked) => Promise<DeskAnswer>> = {
  async attention({ context }) {
    return done(attentionText(await findAttention(context)));
  },

  async settle({ context, words: [reference = ''], who, options }) {
    const note = oneLine(options.note ?? '');
    if (note === '')
      return refused('Say what was done, for whoever reads it later: --note "paid back by cheque".');
    const settled = await settle(context, { reference, note }, { who });
    return tell(settled, ({ title }) => `Settled: ${title}.`);
  },

  arrivals: (asked) => dayList(asked, 'check_in', 'Nobody arrives'),
  departures: (asked) => dayList(asked, 'check_out', 'Nobody leaves'),

  async find({ context, words }) {
    const wanted = words.join(' ');
    if (wanted.trim() === '') return refused('Say what to look for: a name, an e-mail address, a number.');
    const found = await findBookings(context, wanted);
    return done(found.length === 0 ? `Nothing found for "${wanted}".` : bookingsText(found));
  },

  async show({ context, words: [bookingId = ''] }) {
    return tell(await showBooking(context, bookingId), shownText);
  },

  async cancel({ context, words: [bookingId = ''], who, options }) {
    const givenUp = { bookingId, isNoShow: options['no-show'] === true };
    if (options.yes !== true) {
      const preview = await previewCancellation(context, givenUp);
      return tell(preview, (money) => `Cancelling now ${moneyText(money)}. Add --yes to do it.`);
    }
    const cancelled = await cancelBooking(context, givenUp, { who });
    return tell(cancelled, (money) => `Cancelled: ${moneyText(money)}. The guest gets a mail.`);
  },

  async resend({ context, words: [about = ''], who }) {
    if (about === 'all') {
      const resent = await resendGivenUp(context, { who });
      if (resent.length === 0) return done('No mail was given up.');
      return done(`${resent.length} mails that were given up are tried again.`);
    }
    const sent = await resendMail(context, about, { who });
    return tell(sent, ({ subject, to }) => `"${subject}" goes to ${oneLine(to)} again.`);
  },

  async block({ context, words: [propertyId = '', from, to], who, options }) {
    const [checkIn, checkOut] = [parseCivilDate(from), parseCivilDate(to)];
    if (checkIn === undefined || checkOut === undefined || checkIn >= checkOut) {
      return refused(
        'Say the first night and the day the room is free again: block <room type> 2026-12-24 2026-12-26.',
      );
    }
    if (checkOut > addDays(checkIn, LONGEST_BLOCK))
      return refused(`At most ${LONGEST_BLOCK} nights at a time.`);
    const rooms = Number(options.rooms ?? 1);
    if (!Number.isInteger(rooms) || rooms < 1) return refused('--rooms must be 1 or more.');
    if (rooms > MOST_ROOMS) return refused('No motel has so many rooms.');
    const reason = oneLine(options.reason ?? '');
    if (reason === '')
      return refused('Say why, for whoever reads it later: --reason "by telephone, Ms Okafor".');
    const blocked = await blockRooms(context, { propertyId, checkIn, checkOut, rooms, reason }, { who });
    return tell(blocked, ({ blockId }) => `Blocked. To put it back on sale: unblock ${blockId}`);
  },

  async unblock({ context, words: [blockId = ''], who }) {
    const lifted = await unblockRooms(context, blockId, { who });
    return tell(lifted, ({ reason }) => `On sale again: ${reason}`);
  },

  async blocks({ context }) {
    const blocks = await currentBlocks(context);
    if (blocks.length === 0) return done('Nothing is blocked.');
    return done(
      textTable(
        blocks.map(({ id, property_id, rooms, check_in, check_out, reason }) => [
          id,
          `${rooms} × ${property_id}`,
          `${check_in} to ${check_out}`,
          reason,
        ]),
      ),
    );
  },

  async log({ context }) {
    const entries = await latestActions(context, LOG_LENGTH);
    if (entries.length === 0) return done('Nothing was done by hand yet.');
    return done(
      entries
        .map(({ at, who, action, subject, details }) =>
          [`${shownInstant(at)}  ${who}  ${action}  ${subject}`, paragraph(details, '  ')].join('\n'),
        )
        .join('\n'),
    );
  },
};

const LONGEST_BLOCK = 730;
const MOST_ROOMS = 9999;
const LOG_LENGTH = 50;

async function dayList(
  { context, words: [day] }: Asked,
  end: 'check_in' | 'check_out',
  nobody: string,
): Promise<DeskAnswer> {
  const date: CivilDate | undefined = day === undefined ? todayAt(context.clock) : parseCivilDate(day);
  if (date === undefined) return refused(`"${day}" is no date; write it as 2026-12-24.`);
  const stays = await staysOfDay(context, end, date);
  return done(stays.length === 0 ? `${nobody} at the ${motel.name} on ${date}.` : bookingsText(stays));
}

/** Guests' words stand in one line each, so that nobody can write a line that looks like ours. */
function bookingsText(bookings: readonly BookingAtDesk[]): string {
  return bookings
    .map((booking) => {
      const { id, status, title, rooms, check_in, check_out, adults, children, infants, pets } = booking;
      const request = oneLine(booking.special_request);
      return [
        paragraph(
          `${oneLine(`${booking.lastname}, ${booking.firstname}`)}  ${oneLine(booking.phone)}  ${oneLine(booking.email)}`,
          '  ',
          '',
        ),
        `  ${rooms} × ${title}, ${check_in} to ${check_out}, ${shownMoney(booking.total)}, ${status}`,
        `  adults ${adults}, children ${children}, infants ${infants}, pets ${pets}`,
        ...(request === '' ? [] : [paragraph(`asks: ${request}`, '  ')]),
        `  booking ${id}`,
      ].join('\n');
    })
    .join('\n\n');
}

function shownText(shown: ShownBooking): string {
  const { booking } = shown;
  return [bookingsText([booking]), priceLines(booking.lines, booking.total), bookingStory(shown)].join(
    '\n\n',
  );
}

function moneyText({ refunded, kept, returned }: GivenUpMoney): string {
  const before = returned === 0 ? '' : `; ${shownMoney(returned)} CAD went back before`;
  return `refunds ${shownMoney(refunded)} CAD and keeps ${shownMoney(kept)} CAD${before}`;
}

function tell<T>(outcome: Outcome<T>, say: (value: T) => string): DeskAnswer {
  return outcome.ok ? done(say(outcome.value)) : refused(outcome.problem.message);
}

function done(text: string): DeskAnswer {
  return { ok: true, text };
}

function refused(text: string): DeskAnswer {
  return { ok: false, text };
}
