/**
 * Faults that `npm run deep -- plant` plants, one at a time: mistakes of one line, as they happen, each in the reach of a
 * test that must catch it. The text that a fault replaces occurs exactly once in its file, by test.
 *
 * @typedef {object} NearestTests
 * @property {string} project of vitest
 * @property {string[]} files words of the names of test files
 *
 * @typedef {object} NearestJourney
 * @property {string} journey the name of its file, without `.spec.ts`
 *
 * @typedef {object} Fault
 * @property {string} name what is wrong
 * @property {string} file from the root
 * @property {string} text what it replaces
 * @property {string} wrong its replacement
 * @property {NearestTests | NearestJourney} nearest the tests that must catch it
 * @property {'all'} [suite] where `npm test` runs none of them, and `npm run test:all` does
 */

const API = 'apps/api/src';
const WEB = 'apps/web/src';
const DESK = 'apps/desk/src';
const PACKAGES = 'packages';
const CORE = `${PACKAGES}/booking-core/src`;

/**
 * Prices, rounding, the party, dates, terms and states.
 * @type {Fault[]}
 */
const rules = [
  {
    name: 'a half of a cent is rounded down',
    file: `${CORE}/money/share.ts`,
    text: 'product - units * whole < counts ?',
    wrong: 'product - units * whole <= counts ?',
    nearest: { project: 'booking-core', files: ['rounding'] },
  },
  {
    name: 'the smaller parts of a split come first',
    file: `${CORE}/money/split.ts`,
    text: 'index < Math.abs(rest) ? step : 0',
    wrong: 'index >= parts - Math.abs(rest) ? step : 0',
    nearest: { project: 'booking-core', files: ['rounding'] },
  },
  {
    name: 'a fee goes beyond its most',
    file: `${CORE}/pricing/fee-amounts.ts`,
    text: 'Math.min(uncapped(fee, request), fee.most) as Cents',
    wrong: 'uncapped(fee, request)',
    nearest: { project: 'booking-core', files: ['fees'] },
  },
  {
    name: 'a fee of the stay is charged for each night',
    file: `${CORE}/pricing/fee-amounts.ts`,
    text: "fee.per === 'night' ? count * paidNights(fee, request) : count",
    wrong: 'count * paidNights(fee, request)',
    nearest: { project: 'booking-core', files: ['fees'] },
  },
  {
    name: 'taxes are taken of the price before the code',
    file: `${CORE}/pricing/work-out.ts`,
    text: 'feeAmounts(parts.fees, request, roomNights)',
    wrong: 'feeAmounts(parts.fees, request, beforeCode)',
    nearest: { project: 'booking-core', files: ['fees', 'quote-lines'] },
  },
  {
    name: 'a discount for long stays begins a night late',
    file: `${CORE}/pricing/room-cost.ts`,
    text: 'fromNight <= night)',
    wrong: 'fromNight < night)',
    nearest: { project: 'booking-core', files: ['steps-and-periods'] },
  },
  {
    name: 'a stay may end on a day that is closed to departure',
    file: `${CORE}/pricing/night-limits.ts`,
    text: '(flags[end] as number)',
    wrong: '(flags[end - 1] as number)',
    nearest: { project: 'booking-core', files: ['nightly-rates'] },
  },
  {
    name: 'a weekend rate follows the time zone of the machine',
    file: `${CORE}/rates/is-on.ts`,
    text: 'new Date(date).getUTCDay()',
    wrong: 'new Date(date).getDay()',
    nearest: { project: 'booking-core', files: ['weekdays'] },
  },
  {
    name: 'a long season wins over a short one',
    file: `${CORE}/rates/layers.ts`,
    text: 'lengthOf(entry) < lengthOf(season)',
    wrong: 'lengthOf(entry) > lengthOf(season)',
    nearest: { project: 'booking-core', files: ['rates.test'] },
  },
  {
    name: 'the first terms of cancelling win, not the last',
    file: `${CORE}/pricing/cancellation-policy.ts`,
    text: 'parts.policies.findLast(',
    wrong: 'parts.policies.find(',
    nearest: { project: 'booking-core', files: ['fees', 'nightly-rates'] },
  },
  {
    name: 'cancelling at the last free instant costs a night',
    file: `${CORE}/booking/cancellation.ts`,
    text: 'cancelledAt <= until',
    wrong: 'cancelledAt < until',
    nearest: { project: 'booking-core', files: ['cancellation'] },
  },
  {
    name: 'of an hour that comes twice, the second counts',
    file: `${CORE}/stay/motel-time.ts`,
    text: 'Math.min(...candidates)',
    wrong: 'Math.max(...candidates)',
    nearest: { project: 'booking-core', files: ['motel-time'] },
  },
  {
    name: 'a late change makes a late cancellation cheaper',
    file: `${CORE}/booking/stay-change.ts`,
    text: 'cents(Math.max(quote.policy.late, late))',
    wrong: 'quote.policy.late',
    nearest: { project: 'booking-core', files: ['stay-change'] },
  },
  {
    name: 'a rest that is due today is asked for later',
    file: `${CORE}/booking/deposit.ts`,
    text: 'restDue <= civilDate(bookedOn)',
    wrong: 'restDue < civilDate(bookedOn)',
    nearest: { project: 'booking-core', files: ['deposit'] },
  },
  {
    name: 'the fewest rooms of a party are rounded down',
    file: `${CORE}/capacity/places.ts`,
    text: 'Math.ceil(paying / limits.sleeps)',
    wrong: 'Math.floor(paying / limits.sleeps)',
    nearest: { project: 'booking-core', files: ['room-selection'] },
  },
  {
    name: 'extra persons are counted as if there were one room',
    file: `${CORE}/capacity/places.ts`,
    text: 'paying - rooms * included',
    wrong: 'paying - included',
    nearest: { project: 'booking-core', files: ['room-selection'] },
  },
  {
    name: 'guests who leave and guests who come share a night',
    file: `${CORE}/stay/stay.ts`,
    text: 'a.checkIn < b.checkOut && b.checkIn < a.checkOut',
    wrong: 'a.checkIn <= b.checkOut && b.checkIn <= a.checkOut',
    nearest: { project: 'booking-core', files: ['stay.test'] },
  },
  {
    name: 'guests whose nights are over are given another room',
    file: `${CORE}/booking/stay-state.ts`,
    text: "{ ...IN_HOUSE, 'give-room': 'no-night-left' }",
    wrong: '{ ...IN_HOUSE }',
    nearest: { project: 'booking-core', files: ['stay-state'] },
  },
  {
    name: 'a room is clean that was cleaned before it was slept in',
    file: `${CORE}/booking/room-state.ts`,
    text: 'civilDate(cleaned.date) >= addDays(slept, 1)',
    wrong: 'civilDate(cleaned.date) >= slept',
    nearest: { project: 'booking-core', files: ['room-state'] },
  },
  {
    name: 'a refund lowers what a guest owes',
    file: `${CORE}/booking/folio.ts`,
    text: 'sum(subtract(total, paid), refunded)',
    wrong: 'subtract(subtract(total, paid), refunded)',
    nearest: { project: 'booking-core', files: ['folio'] },
  },
];

/**
 * Nights, holds, rooms and rates.
 * @type {Fault[]}
 */
const stock = [
  {
    name: 'a stay is sold of which one night is sold out',
    file: `${API}/inventory/nights.ts`,
    text: 'if (rows.length < nights) throw',
    wrong: 'if (rows.length === 0) throw',
    nearest: { project: 'api', files: ['inventory/nights'] },
  },
  {
    name: 'the first night of a stay is not given back',
    file: `${API}/inventory/nights.ts`,
    text: ".where('date', '>=', stay.checkIn)",
    wrong: ".where('date', '>', stay.checkIn)",
    nearest: { project: 'api', files: ['inventory/nights'] },
  },
  {
    name: 'a change takes as many rooms for each night as for the first',
    file: `${API}/inventory/nights.ts`,
    text: 'last?.checkOut === date && last.rooms === rooms',
    wrong: 'last?.checkOut === date',
    nearest: { project: 'api', files: ['inventory/nights'] },
  },
  {
    name: 'an answer is kept after a night was sold',
    file: `${API}/http/guest/kept-answers.ts`,
    text: 'known?.made === made && performance.now() < known.until',
    wrong: 'known !== undefined && performance.now() < known.until',
    nearest: { project: 'api', files: ['kept-answers'] },
  },
  {
    name: 'a guest may hold one room less than the limit says',
    file: `${API}/stays/hold/hold-limits.ts`,
    text: 'wholeRooms > rooms ||',
    wrong: 'wholeRooms >= rooms ||',
    nearest: { project: 'api', files: ['checkout/hold-limits'] },
  },
  {
    name: 'a hold ends together with its payment page',
    file: `${API}/stays/hold/hold-lifetime.ts`,
    text: 'HOLD_LIFETIME = SESSION_LIFETIME + HOLD_AFTER_SESSION',
    wrong: 'HOLD_LIFETIME = SESSION_LIFETIME',
    nearest: { project: 'api', files: ['checkout/holds', 'hold-limits'] },
  },
  {
    name: 'a hold is never looked at once its time is over',
    file: `${API}/booking/payment-requests.ts`,
    text: "eb('open_until', '<=', now)",
    wrong: "eb('open_until', '>', now)",
    nearest: { project: 'api', files: ['checkout/holds'] },
  },
  {
    name: 'a code is sold once more than it may be used',
    file: `${API}/booking/slim-loads.ts`,
    text: '.get(codeName(code)) ?? 0) >= uses',
    wrong: '.get(codeName(code)) ?? 0) > uses',
    nearest: { project: 'api', files: ['promotion-codes'] },
  },
  {
    name: 'a changed stay pays the rates of today for its own nights',
    file: `${API}/stays/price/plan-change.ts`,
    text: 'nights: isSameKind ? booking.nights : []',
    wrong: 'nights: []',
    nearest: { project: 'api', files: ['changes/change-stay'] },
  },
  {
    name: 'a longer stay takes its room although another guest has it',
    file: `${API}/rooms/room-nights.ts`,
    text: 'retiredAt === null && !taken.has(roomId)',
    wrong: 'retiredAt === null',
    nearest: { project: 'api', files: ['rooms/room-nights'] },
  },
  {
    name: 'a room keeps the numbers of more rooms than a stay has',
    file: `${API}/rooms/room-nights.ts`,
    text: 'placed where place > $',
    wrong: 'placed where place > 1 + $',
    nearest: { project: 'api', files: ['rooms/room-nights'] },
  },
];

/**
 * Payments, mails and books.
 * @type {Fault[]}
 */
const money = [
  {
    name: 'any amount that is paid confirms a stay',
    file: `${API}/stays/book/settle-stay.ts`,
    text: 'const isPrice = amount === (booking.request?.amount ?? booking.folio.price);',
    wrong: 'const isPrice = amount > 0;',
    nearest: { project: 'api', files: ['payment-events'] },
  },
  {
    name: 'an event whose signature is wrong is applied',
    file: `${API}/money/providers/event-signature.ts`,
    text: 'makes the library throw a plain `Error`.\n    return false;',
    wrong: 'makes the library throw a plain `Error`.\n    return true;',
    nearest: { project: 'api', files: ['event-signature'] },
  },
  {
    name: 'an event that comes twice has its effect twice',
    file: `${API}/money/apply-payment-event.ts`,
    text: 'if (await recordEvent(trx, received, now)) await applyWithin',
    wrong: 'await recordEvent(trx, received, now);\n    await applyWithin',
    nearest: { project: 'api', files: ['payment-events'] },
  },
  {
    name: 'an event is recorded in another transaction than its effect',
    file: `${API}/money/apply-payment-event.ts`,
    text: 'if (await recordEvent(trx, received, now))',
    wrong: 'if (await inTransaction(context.db, (other) => recordEvent(other, received, now)))',
    nearest: { project: 'api', files: ['failed-end'] },
  },
  {
    name: 'events of the time in which the motel was closed are not collected',
    file: `${API}/money/collect-missed-events.ts`,
    text: 'await moveCursor(db, provider, now)',
    wrong: 'await moveCursor(db, provider, clock.now())',
    nearest: { project: 'api', files: ['collect-missed-events'] },
  },
  {
    name: 'two processes send the same mail',
    file: `${API}/mail/send-due-mail.ts`,
    text: ".where('attempts', '=', attempts)\n    .where('sent_at', 'is', null)",
    wrong: ".where('sent_at', 'is', null)",
    nearest: { project: 'api', files: ['mail/outbox'] },
  },
  {
    name: 'a guest who books in French gets English letters',
    file: `${API}/mail/letters/index.ts`,
    text: 'inLanguage(stay.language, () => {',
    wrong: "inLanguage('en', () => {",
    nearest: { project: 'api', files: ['http/languages', 'mail/templates'] },
  },
  {
    name: 'a day that has ended ends again',
    file: `${API}/desk/books/days/end-day.ts`,
    text: 'if (begun.numInsertedOrUpdatedRows === 0n) return false;\n',
    wrong: '',
    nearest: { project: 'api', files: ['ended-twice'] },
  },
  {
    name: 'what is kept of a cancelled stay is missing in the journal',
    file: `${API}/desk/books/days/journal.ts`,
    text: "const COSTS = ['room', 'extras', 'kept', 'tax'] as const;",
    wrong: "const COSTS = ['room', 'extras', 'tax'] as const;",
    nearest: { project: 'api', files: ['ended-twice'] },
  },
  {
    name: 'a tax return has the tax itself as the base of it',
    file: `${API}/desk/books/days/standing.ts`,
    text: '      percent,\n      base,\n',
    wrong: '      percent,\n      base: amount,\n',
    nearest: { project: 'api', files: ['books/days'] },
  },
  {
    name: 'a second press of a button at the desk does its work again',
    file: `${API}/staff/act.ts`,
    text: 'if (press.first !== undefined) return press.first;\n',
    wrong: '',
    nearest: { project: 'api', files: ['desk/stay-money', 'desk/log'] },
  },
];

/**
 * Sign-in, rights, answers and pages of the server.
 * @type {Fault[]}
 */
const doors = [
  {
    name: 'tokens are stored, and not their hashes',
    file: `${API}/shared/token.ts`,
    text: "return createHash('sha256').update(token).digest('hex');",
    wrong: 'return token;',
    nearest: { project: 'api', files: ['guests/sign-in'] },
  },
  {
    name: 'a guest who signed out is still signed in',
    file: `${API}/guests/session.ts`,
    text: ".where('token_hash', '=', hashToken(token))\n    .where('revoked_at', 'is', null)",
    wrong: ".where('token_hash', '=', hashToken(token))",
    nearest: { project: 'api', files: ['guests/sign-in'] },
  },
  {
    name: 'a session that is used never ends',
    file: `${API}/guests/session.ts`,
    text: 'begunAt.getTime() + LONGEST',
    wrong: 'now.getTime() + LONGEST',
    nearest: { project: 'api', files: ['guests/sign-in'] },
  },
  {
    name: 'another guest of the number reads a stay in full',
    file: `${API}/booking/store.ts`,
    text: "      .where('bookings.status', 'not in', UNLISTED)\n      .where(isSeenBy(viewer)),",
    wrong: "      .where('bookings.status', 'not in', UNLISTED),",
    nearest: { project: 'api', files: ['history/history-scope', 'changes/own-stay'] },
  },
  {
    name: 'a guest reads the stay of another number',
    file: `${API}/booking/store.ts`,
    text: "      .where('bookings.guest_id', '=', guestId)\n      .where('bookings.status', 'not in', UNLISTED)\n",
    wrong: "      .where('bookings.status', 'not in', UNLISTED)\n",
    nearest: { project: 'api', files: ['history/history-scope', 'changes/own-stay'] },
  },
  {
    name: 'a person who signed out of the desk is still in',
    file: `${API}/staff/staff-session.ts`,
    text: "    .where('session.ended_at', 'is', null)\n",
    wrong: '',
    nearest: { project: 'api', files: ['desk/doors'] },
  },
  {
    name: 'no right is asked for at the desk',
    file: `${API}/http/desk/desk-routes.ts`,
    text: "  if (!mayDo(atDesk.person, right)) return refuse('forbidden', 'desk-not-yours', { right });\n",
    wrong: '',
    nearest: { project: 'api', files: ['desk/people', 'books/days'] },
  },
  {
    name: 'a press that another site sends is made at the desk',
    file: `${API}/http/desk/desk-routes.ts`,
    text: "desk.method === 'POST' && !isOwn(headers, origin)",
    wrong: "desk.method === 'POST' && headers.get('origin') === null",
    nearest: { project: 'api', files: ['desk/doors'] },
  },
  {
    name: 'scripts can read the cookie of the desk',
    file: `${API}/http/desk/desk-cookie.ts`,
    text: "{ path: '/', httpOnly: true, sameSite: 'Strict' }",
    wrong: "{ path: '/', sameSite: 'Strict' }",
    nearest: { project: 'api', files: ['desk-cookie'] },
  },
  {
    name: 'a rule that a guest breaks is answered as if the request were malformed',
    file: `${API}/http/answer-outcome.ts`,
    text: "'rule-broken': 422",
    wrong: "'rule-broken': 400",
    nearest: { project: 'api', files: ['refused-checkout'] },
  },
  {
    name: 'browsers may guess the type of an answer',
    file: `${API}/http/site/security-headers.ts`,
    text: "  'x-content-type-options': 'nosniff',\n",
    wrong: '',
    nearest: { project: 'api', files: ['security-headers'] },
  },
  {
    name: 'pages may run any inline script',
    file: `${API}/http/site/security-headers.ts`,
    text: '`script-src $',
    wrong: "`script-src 'unsafe-inline' $",
    nearest: { project: 'api', files: ['security-headers'] },
  },
  {
    name: 'a file without a hash in its name is kept for a year',
    file: `${API}/http/site/static-files.ts`,
    text: "isImmutable: path.startsWith('/assets/')",
    wrong: "isImmutable: path !== '/'",
    nearest: { project: 'api', files: ['static-files'] },
  },
  {
    name: 'a page shows the prices of the tariff before',
    file: `${API}/http/site/page-cache.ts`,
    text: 'return last === undefined || last === tariff;',
    wrong: 'return last === undefined || last !== undefined;',
    nearest: { project: 'api', files: ['site/pages'] },
  },
  {
    name: 'caches of others keep pages with prices',
    file: `${API}/http/site/send-page.ts`,
    text: "page.isPriced ? 'no-cache'",
    wrong: "page.status >= 500 ? 'no-cache'",
    nearest: { project: 'api', files: ['site/pages'] },
  },
  {
    name: 'the address of a client is the one that it claims',
    file: `${API}/http/request/client-address.ts`,
    text: 'forwarded.at(-trustedProxies)',
    wrong: 'forwarded.at(0)',
    nearest: { project: 'api', files: ['client-address'] },
  },
  {
    name: 'a migration drops a column that is still read',
    file: `${API}/db/migrations/0014-sales-changes.ts`,
    text: 'await sql`create table sales_changes (id bigint primary key)`.execute(db);',
    wrong:
      'await sql`create table sales_changes (id bigint primary key)`.execute(db);\n    await sql`alter table outbox drop column calendar`.execute(db);',
    nearest: { project: 'api', files: ['mail/outbox'] },
  },
  {
    name: 'sign-ins of a number are not counted',
    file: `${API}/guests/sign-in.ts`,
    text: "      'sign-ins of a number': mobile,\n",
    wrong: '',
    nearest: { project: 'api', files: ['limits/limits'] },
    suite: 'all',
  },
  {
    name: 'a backup leaves the last table out',
    file: `${API}/backup/tables.ts`,
    text: '(table) => present.has(table)',
    wrong: "(table) => present.has(table) && !table.endsWith('_secrets')",
    nearest: { project: 'api', files: ['backup/round-trip'] },
    suite: 'all',
  },
  {
    name: 'two changes at once lock kinds of rooms in opposite orders',
    file: `${API}/inventory/nights.ts`,
    text: 'propertyId < after.propertyId ? [before, after] : [after, before]',
    wrong: '[before, after]',
    nearest: { project: 'api', files: ['db/waiting'] },
    suite: 'all',
  },
];

/**
 * Screens of guests and of the desk, their words, and the checks of content.
 * @type {Fault[]}
 */
const screens = [
  {
    name: 'the button of a counter has no name',
    file: `${PACKAGES}/ui/src/stepper/Stepper.tsx`,
    text: ' aria-label={label}',
    wrong: '',
    nearest: { project: 'ui', files: ['stepper'] },
  },
  {
    name: 'the focus is lost where a counter is at its end',
    file: `${PACKAGES}/ui/src/stepper/Stepper.tsx`,
    text: 'if (next <= min || next >= max) output',
    wrong: 'if (next < min || next > max) output',
    nearest: { project: 'ui', files: ['stepper'] },
  },
  {
    name: 'an error is not read out with its field',
    file: `${PACKAGES}/ui/src/field/TextField.tsx`,
    text: "    'aria-describedby': ids.describedBy,\n",
    wrong: '',
    nearest: { project: 'ui', files: ['fields'] },
  },
  {
    name: 'a stay can go on over a night that is taken',
    file: `${PACKAGES}/ui/src/calendar/range-rules.ts`,
    text: 'while (isNightFree && date < latest && isNightFree(date))',
    wrong: 'while (isNightFree && date < latest)',
    nearest: { project: 'processes', files: ['calendar-rules'] },
  },
  {
    name: 'a discount is missing among the lines of the card',
    file: `${WEB}/features/reserve/BookingCard.tsx`,
    text: 'quote.lines.filter(({ amount }) => amount !== 0)',
    wrong: 'quote.lines.filter(({ amount }) => amount > 0)',
    nearest: { project: 'web', files: ['card-savings'] },
  },
  {
    name: 'the button to pay has the price, where a deposit is paid',
    file: `${WEB}/features/confirm/PriceAndPay.tsx`,
    text: 'deposit === undefined ? total : fullPrice(deposit.now)',
    wrong: 'total',
    nearest: { project: 'web', files: ['confirm'] },
  },
  {
    name: 'the box for pets is never shown',
    file: `${WEB}/features/confirm/ConfirmForm.tsx`,
    text: '        <PetsFields form={form} property={property} issues={shown} dispatch={dispatch} />\n',
    wrong: '',
    nearest: { project: 'web', files: ['confirm'] },
  },
  {
    name: 'the form is lost on the way back from the payment page',
    file: `${WEB}/features/confirm/form-memory.ts`,
    text: 'Date.now() - at < DAY',
    wrong: 'Date.now() - at > DAY',
    nearest: { project: 'web', files: ['confirm'] },
  },
  {
    name: 'a stay may be reserved in one room more than is free',
    file: `${WEB}/features/reserve/booking-card-state.ts`,
    text: 'if (free >= rooms) return undefined;',
    wrong: 'if (free >= rooms - 1) return undefined;',
    nearest: { project: 'web', files: ['booking-card'] },
  },
  {
    name: 'signing out leaves the token in the browser',
    file: `${WEB}/shared/session/stored-session.ts`,
    text: '      localStorage.removeItem(TOKEN_KEY);\n',
    wrong: '',
    nearest: { project: 'web', files: ['session.test'] },
  },
  {
    name: 'a guest’s own pages are listed by search engines',
    file: `${WEB}/app/head/head-elements.ts`,
    text: "...(isListed ? [] : [meta('robots', 'noindex')]),",
    wrong: '',
    nearest: { project: 'web', files: ['found-and-shared'] },
  },
  {
    name: 'a date is written in the time zone of the browser',
    file: `${PACKAGES}/content/src/dates.ts`,
    text: '{ ...KINDS[kind], timeZone }',
    wrong: '{ ...KINDS[kind] }',
    nearest: { project: 'processes', files: ['format.test'] },
  },
  {
    name: 'a stay is booked at a price that is no longer of its fields',
    file: `${DESK}/features/new-stay/PricePanel.tsx`,
    text: 'disabled={isPressing || !isFresh}',
    wrong: 'disabled={isPressing}',
    nearest: { project: 'desk', files: ['stale-price'] },
  },
  {
    name: 'the button of a change has its amount in cents',
    file: `${DESK}/features/stay/panel/wanted-change.ts`,
    text: 'const amount = shownMoney(Math.abs(difference) as Cents);',
    wrong: 'const amount = Math.abs(difference);',
    nearest: { project: 'desk', files: ['wanted-change'] },
  },
  {
    name: 'an amount with a comma is a hundred times as much',
    file: `${DESK}/shared/field/typed-dollars.ts`,
    text: 'const THOUSANDS = /^\\d{1,3}(?:,\\d{3})+(?=\\.|$)/;',
    wrong: 'const THOUSANDS = /^\\d{1,3}(?:,\\d+)+(?=\\.|$)/;',
    nearest: { project: 'desk', files: ['amount-field', 'stay-panel'] },
  },
  {
    name: 'the clock of the desk has the hour of last winter',
    file: `${DESK}/shared/format/motel-clock.ts`,
    text: 'known.findLast((',
    wrong: 'known.find((',
    nearest: { project: 'desk', files: ['motel-clock'] },
  },
  {
    name: 'a night without a number is not drawn, where the one before has one',
    file: `${DESK}/features/plan/layout/plan-bars.ts`,
    text: 'night < first + nights)',
    wrong: 'night <= first + nights)',
    nearest: { project: 'desk', files: ['missing-number'] },
  },
  {
    name: 'rooms are cleaned in the order 10, 11, 9',
    file: `${DESK}/features/housekeeping/chore-list.ts`,
    text: "new Intl.Collator('en', { numeric: true })",
    wrong: "new Intl.Collator('en')",
    nearest: { project: 'desk', files: ['chore-list'] },
  },
  {
    name: 'a bed in the way of a door is no mistake',
    file: `${PACKAGES}/content/src/checks/floor-plan-mistakes.ts`,
    text: '...(!isFlat(piece) && overlap(piece, wayIn) ?',
    wrong: '...(isFlat(piece) && overlap(piece, wayIn) ?',
    nearest: { project: 'content', files: ['floor-plans'] },
  },
  {
    name: 'a picture that is missing on a page is no mistake',
    file: `${PACKAGES}/content/src/pages/page-pictures.ts`,
    text: 'if (picture === undefined) mistakes.push(',
    wrong: "if (picture === undefined && named === '') mistakes.push(",
    nearest: { project: 'content', files: ['read-page'] },
  },
  {
    name: 'a sentence without a translation is not reported',
    file: `${PACKAGES}/content/src/folder/translations.ts`,
    text: 'if (said === undefined && /',
    wrong: "if (said === '' && /",
    nearest: { project: 'content', files: ['translations', 'check-folder'] },
  },
  {
    name: 'a French sentence leaves a figure out',
    file: `${PACKAGES}/language/src/french.json`,
    text: '"{free} left": "reste {free}"',
    wrong: '"{free} left": "reste"',
    nearest: { project: 'language', files: ['catalogues'] },
  },
  {
    name: 'a cell of a table can be a formula',
    file: `${PACKAGES}/api-client/src/desk-contracts/books/csv.ts`,
    text: '(?=[=+\\-@])',
    wrong: '(?=[=+@])',
    nearest: { project: 'api-client', files: ['month-csv'] },
  },
  {
    name: 'a number that begins as a call abroad is not read',
    file: `${PACKAGES}/api-client/src/phone/read-phone.ts`,
    text: '/^(?:00|011)/',
    wrong: '/^(?:00)/',
    nearest: { project: 'api-client', files: ['phone.test'] },
  },
];

/**
 * Pages as a browser shows them.
 * @type {Fault[]}
 */
const journeys = [
  {
    name: 'the code of the calendar loads with every page',
    file: `${WEB}/shared/calendar/StayDates.tsx`,
    text: "const loadCalendar = () => import('./StayCalendar.tsx');",
    wrong:
      "import * as calendar from './StayCalendar.tsx';\nconst loadCalendar = () => Promise.resolve(calendar);",
    nearest: { journey: 'weight' },
    suite: 'all',
  },
  {
    name: 'a press from before hydration is lost',
    file: `${WEB}/app/early-presses.ts`,
    text: 'waiting = window.endEarlyPresses?.() ?? [];',
    wrong: 'window.endEarlyPresses?.();',
    nearest: { journey: 'slow-scripts' },
    suite: 'all',
  },
  {
    name: 'the total scrolls out of sight',
    file: `${WEB}/features/confirm/PriceAndPay.css.ts`,
    text: "      position: 'sticky',\n",
    wrong: '',
    nearest: { journey: 'every-state' },
    suite: 'all',
  },
  {
    name: 'My Bookings has the balance in the place of the price',
    file: `${API}/guests/list-bookings.ts`,
    text: 'totalAmount: toDollars(booking.folio.price)',
    wrong: 'totalAmount: toDollars(booking.folio.balance)',
    nearest: { journey: 'whole-way' },
    suite: 'all',
  },
];

/**
 * In the order in which they are planted.
 * @type {readonly Fault[]}
 */
export const plantedFaults = [...rules, ...stock, ...money, ...doors, ...screens, ...journeys];
