import { parseArgs } from 'node:util';
import { parseCivilDate } from '@motel/booking-core';
import { motel } from '@motel/content';
import { searchBookings, staysOfDay } from '../booking/index.ts';
import { type GivenUpMoney, previewCancellation } from '../changes/index.ts';
import {
  type ByHand,
  blockRooms,
  cancelAtDesk,
  type DeskContext,
  findAttention,
  type ListedHold,
  latestActions,
  listHolds,
  recordBackup,
  releaseAtDesk,
  resendGivenUp,
  resendMail,
  resolveEntry,
  sendHeldBackFeedback,
  showBooking,
  signOutAtDesk,
  unblockRooms,
} from '../desk/index.ts';
import { currentBlocks } from '../inventory/index.ts';
import { oneLine, plainLines, priceLines, quoted } from '../mail/index.ts';
import { todayAt } from '../shared/clock.ts';
import { type Outcome, problemOf } from '../shared/outcome.ts';
import { paragraph } from '../shared/paragraph.ts';
import { shownMoney } from '../shared/shown-money.ts';
import { isStorable } from '../shared/storable.ts';
import { sentenceOf } from '../shared/words/refusals.ts';
import { attentionText } from './attention-text.ts';
import { bookingStory } from './booking-story.ts';
import { bookingsText, bookingText } from './booking-text.ts';
import { monthText, morningText } from './books-text.ts';
import { foundText } from './found-text.ts';
import { inviteAtDesk, peopleText } from './people-at-desk.ts';
import { changeRatesByLine, ratesLog, showRates } from './rates-at-desk.ts';
import { shownInstant } from './shown-instant.ts';
import { textTable } from './text-table.ts';

/** The printed text, and whether the command succeeded. */
export interface DeskAnswer {
  readonly ok: boolean;
  readonly text: string;
}

interface CommandCall extends ByHand {
  readonly context: DeskContext;
  readonly words: readonly string[];
  readonly options: NonNullable<ReturnType<typeof readLine>>['values'];
}

const USAGE = `The front desk's commands:
  attention                 what needs attention: money, mails, the provider
  settle <number> --note "…"
                            takes it off that list, with what was done about it
  arrivals [date]           whose stay begins that day; today unless given
                            (yyyy-mm-dd)
  departures [date]         whose stay ends that day
  find <words> [--unpaid] [--page 1]
                            by booking, name, e-mail or the end of a telephone
                            number; attempts that nobody has paid by --unpaid
  show <booking>            all about it: price, payments, refunds, mails
  cancel <booking> [--no-show] [--yes]
                            says what would be refunded; with --yes, does it
  resend <booking>          sends the guest the latest mail about it again
  resend <mail>, resend all
                            tries mails again that were given up
  resend feedback           mails the messages that were held back
  holds                     the unpaid holds; a letter says which came from the
                            same network
  release <booking>         ends an unpaid hold, or an unpaid change of a stay
  block <room type> <from> <to> --reason "…" [--rooms 1]
                            keeps rooms out of sale, <to> being the day they are
                            free again
  unblock <block>           puts them back
  blocks                    what is blocked now
  rates [yyyy-mm]           a month's prices and restrictions by room type
  rates set <room type|all> <first night> <last night> [--price 129]
        [--on fri,sat] [--min-nights 2] [--max-nights 14] [--close|--open]
        [--no-arrival|--arrival] [--no-departure|--departure] [--note "…"]
                            in force at once; with --dry-run, says what it does
  rates steps 7:15% 28:30%  the discounts from a night on, or none
  rates code <code> 10% [--uses 50] [--min-nights 2] [--from …] [--to …]
        [--booked-from …] [--booked-to …]
                            a promotion code: for nights from one date to
                            another, for bookings made on some days; 25 is $25
  rates code <code> none    ends it
  rates undo                the rates before the last change
  rates log                 who changed what when
  people                    who works here, with their passkeys and links
  invite "<name>" --role owner|clerk|housekeeping
                            prints a link by which they make a passkey
  invite "<name>" --again   another link for them, e.g. for a lost device
  month <yyyy-mm> [--csv stays|payments|differences]
                            a month for the accountant, or a part as a table
  check                     the morning check: payments = bookings = rooms
  backed-up [note]          says that a backup was made in another way
  sign-out <mobile number>  ends its sign-ins on all devices
  log                       the latest actions by hand`;

/** Runs a command line of the front desk. A mistake in it is answered, too, never thrown. */
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
        unpaid: { type: 'boolean' },
        page: { type: 'string' },
        price: { type: 'string' },
        on: { type: 'string' },
        'min-nights': { type: 'string' },
        'max-nights': { type: 'string' },
        'no-arrival': { type: 'boolean' },
        arrival: { type: 'boolean' },
        'no-departure': { type: 'boolean' },
        departure: { type: 'boolean' },
        close: { type: 'boolean' },
        open: { type: 'boolean' },
        from: { type: 'string' },
        to: { type: 'string' },
        'booked-from': { type: 'string' },
        'booked-to': { type: 'string' },
        uses: { type: 'string' },
        'dry-run': { type: 'boolean' },
        role: { type: 'string' },
        again: { type: 'boolean' },
        csv: { type: 'string' },
      },
    });
  } catch {
    return undefined;
  }
}

const COMMANDS: Record<string, (call: CommandCall) => Promise<DeskAnswer>> = {
  async attention({ context }) {
    return done(attentionText(await findAttention(context)));
  },

  async settle({ context, words: [reference = ''], who, options }) {
    const note = oneLine(options.note ?? '');
    if (note === '')
      return refused('Say what was done, for those who read it later: --note "paid back by cheque".');
    const resolved = await resolveEntry(context, reference, note, { who });
    return answerOf(resolved, (title) => `Settled: ${title}.`);
  },

  arrivals: (call) => dayList(call, 'check_in', 'Nobody arrives'),
  departures: (call) => dayList(call, 'check_out', 'Nobody leaves'),

  async find({ context, words, options }) {
    const wanted = words.join(' ');
    if (wanted.trim() === '') return refused('Say what to look for: a name, an e-mail address, a number.');
    const page = Number(options.page ?? 1);
    if (!Number.isInteger(page) || page < 1 || page > MAX_PAGE) return refused('--page must be 1 or more.');
    const search = { words: wanted, isUnpaid: options.unpaid === true, page };
    return done(foundText(search, await searchBookings(context.db, search)));
  },

  async show({ context, words: [booking = ''] }) {
    const shown = await showBooking(context, booking);
    if (shown === undefined) return refused(sentenceOf('booking-unknown'));
    const story = [bookingText(shown.booking), priceLines(shown.booking.folio), bookingStory(shown)];
    return done(story.join('\n\n'));
  },

  async cancel({ context, words: [booking = ''], who, options }) {
    const givenUp = { booking, isNoShow: options['no-show'] === true };
    if (options.yes !== true) {
      const preview = await previewCancellation(context, givenUp);
      return answerOf(preview, (money) => `Cancelling now ${moneyText(money)}. Add --yes to do it.`);
    }
    const cancelled = await cancelAtDesk(context, givenUp, { who });
    return answerOf(cancelled, (money) => `Cancelled: ${moneyText(money)}. The guest gets a mail.`);
  },

  async resend({ context, words: [about = ''], who }) {
    if (about === 'all') {
      const resent = await resendGivenUp(context, { who });
      if (resent.length === 0) return done('No mail was given up.');
      return done(`${resent.length} mails that were given up are tried again.`);
    }
    if (about === 'feedback') {
      return done(`${await sendHeldBackFeedback(context, { who })} messages that were held back are mailed.`);
    }
    const sent = await resendMail(context, about, { who });
    return answerOf(sent, ({ subject, to }) => `Sent again:\n${quoted(`${subject}\n${to}`, '  ')}`);
  },

  async holds({ context }) {
    const holds = await listHolds(context);
    if (holds.length === 0) return done('Nothing is held unpaid.');
    const header = ['booking', 'rooms', 'nights', 'since', 'until', 'network'];
    const [top, ...rows] = textTable([header, ...holds.map(holdRow)]).split('\n');
    const named = holds.map(({ booking: { guest } }, index) => [
      rows[index],
      quoted(oneLine(`${guest.lastname}, ${guest.firstname}`)),
    ]);
    return done([top, ...named.flat()].join('\n'));
  },

  async release({ context, words: [booking = ''], who }) {
    const released = await releaseAtDesk(context, booking, { who });
    return answerOf(released, (name) => `${name} is released within a minute, unless it is being paid.`);
  },

  async block({ context, words: [propertyId = '', checkIn = '', checkOut = ''], who, options }) {
    const rooms = Number(options.rooms ?? 1);
    if (!Number.isInteger(rooms) || rooms < 1) return refused('--rooms must be 1 or more.');
    if (rooms > MAX_ROOMS) return refused('No motel has so many rooms.');
    const reason = oneLine(options.reason ?? '');
    if (reason === '')
      return refused('Say why, for those who read it later: --reason "by telephone, Ms Okafor".');
    const blocked = await blockRooms(context, { propertyId, checkIn, checkOut, rooms, reason }, { who });
    return answerOf(blocked, (blockId) => `Blocked. To put it back on sale: unblock ${blockId}`);
  },

  async unblock({ context, words: [blockId = ''], who }) {
    const lifted = await unblockRooms(context, blockId, { who });
    return answerOf(lifted, (reason) => `On sale again: ${reason}`);
  },

  async blocks({ context }) {
    const rows = (await currentBlocks(context.db)).map((block) => [
      block.id,
      `${block.rooms} × ${block.property_id}`,
      `${block.check_in} to ${block.check_out}`,
      block.reason,
    ]);
    return done(rows.length === 0 ? 'Nothing is blocked.' : textTable(rows));
  },

  async rates({ context, words: [what, ...words], who, options }) {
    if (what !== undefined && RATE_CHANGES.has(what))
      return answerOf(await changeRatesByLine(context, [what, ...words], options, { who }), same);
    if (what === 'log') {
      const rows = (await ratesLog(context)).map(({ version, at, author, note }) => [
        String(version),
        shownInstant(at),
        author,
        oneLine(note),
      ]);
      return done(textTable(rows));
    }
    const shown = await showRates(context, what);
    return shown === undefined ? refused(`"${what}" is no month; write it as 2027-07.`) : done(shown);
  },

  async people({ context }) {
    return done(await peopleText(context));
  },

  async invite({ context, words, who, options: { role, again } }) {
    const invited = await inviteAtDesk(context, { name: oneLine(words.join(' ')), role, again }, { who });
    return answerOf(invited, same);
  },

  async month({ context, words: [month = ''], options }) {
    const text = await monthText(context, month, options.csv);
    return text === undefined
      ? refused('Write the month as 2027-07, and a part as --csv stays, payments or differences.')
      : done(text);
  },

  async check({ context }) {
    const { isGreen, text } = await morningText(context);
    return { ok: isGreen, text };
  },

  async 'backed-up'({ context, words, who }) {
    await recordBackup(context, oneLine(words.join(' ')), { who });
    return done('The morning check knows of the backup.');
  },

  async 'sign-out'({ context, words, who }) {
    const ended = await signOutAtDesk(context, words.join(''), { who });
    return answerOf(ended, (count) => `Signed out on ${count === 1 ? '1 device' : `${count} devices`}.`);
  },

  async log({ context }) {
    const entries = await latestActions(context.db, LOG_LENGTH);
    if (entries.length === 0) return done('Nothing was done by hand yet.');
    const lines = entries.flatMap(({ at, who, action, subject, details }) => [
      `${shownInstant(at)}  ${who}  ${action}  ${subject}`,
      paragraph(details, '  '),
    ]);
    return done(lines.join('\n'));
  },
};

const RATE_CHANGES: ReadonlySet<string> = new Set(['set', 'steps', 'code', 'undo']);

const same = (text: string) => text;

const MAX_ROOMS = 9999;
const LOG_LENGTH = 50;
const MAX_PAGE = 9999;

async function dayList(
  { context, words: [day] }: CommandCall,
  end: 'check_in' | 'check_out',
  none: string,
): Promise<DeskAnswer> {
  const date = day === undefined ? todayAt(context.clock) : parseCivilDate(day);
  if (date === undefined) return refused(`"${day}" is no date; write it as 2026-12-24.`);
  const stays = await staysOfDay(context.db, end, date);
  return done(stays.length === 0 ? `${none} at the ${motel.name} on ${date}.` : bookingsText(stays));
}

function holdRow(hold: ListedHold): string[] {
  const { booking, rooms, checkIn, checkOut, heldSince, heldUntil, network, fromThere } = hold;
  return [
    booking.reference,
    `${rooms} × ${booking.property.title}${booking.status === 'held' ? '' : ', a change'}`,
    `${checkIn} to ${checkOut}`,
    shownInstant(heldSince),
    heldUntil > heldSince ? shownInstant(heldUntil) : 'is released',
    fromThere === 1 ? network : `${network}, ${fromThere} holds`,
  ];
}

function moneyText({ refunded, kept, returned }: GivenUpMoney): string {
  const before = returned === 0 ? '' : `; ${shownMoney(returned)} CAD went back before`;
  return `refunds ${shownMoney(refunded)} CAD and keeps ${shownMoney(kept)} CAD${before}`;
}

function answerOf<T>(outcome: Outcome<T>, sentence: (value: T) => string): DeskAnswer {
  return outcome.ok ? done(sentence(outcome.value)) : refused(problemOf(outcome.error).message);
}

const done = (text: string): DeskAnswer => ({ ok: true, text });
const refused = (text: string): DeskAnswer => ({ ok: false, text });
