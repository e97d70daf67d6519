import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, civilDate, nightsOf } from '@motel/booking-core';
import { readFile, readPasted } from '../src/index.ts';
import { linesOf, readingOf } from './support/motel.ts';

/** Variants of each run; `npm run deep` has many more. */
const RUNS = Number(process.env.FILE_RUNS ?? (process.env.TESTS === 'daily' ? 200 : 500));
/** In milliseconds: it only ends what hangs. */
const timeout = 60_000 + 100 * RUNS;
const SEED = Number(process.env.FC_SEED ?? 20_270_604);

/** Headings of systems in English, French, Spanish and German, and what is written of a stay and of none. */
const WRITTEN = `
name: Guest name, Customer, Booked by, guest_name | Nom du client, Voyageur | Nombre del huésped, Cliente |
  Gästename, Gast
kind: Room type, RoomTypeName, Unit | Type de chambre, Chambre | Tipo de habitación, Habitación |
  Zimmertyp, Zimmerkategorie
checkIn: Arrival, Check-in, DateArrival, From | Arrivée, Date d'arrivée, Du | Llegada, Fecha de entrada |
  Anreise, Anreisedatum, Von
checkOut: Departure, Check out date, Until | Départ, Date de départ, Au | Salida, Fecha de salida |
  Abreise, Abreisedatum, Bis
total: Total, Grand Total, Total amount | Montant total, Total TTC | Importe total, Precio total |
  Gesamtpreis, Gesamtbetrag
due: Balance due, Unpaid, To be paid, Amount due | Impayé, Solde, Reste à payer |
  Saldo, Importe pendiente | Offener Betrag, Restbetrag
paid: Paid, Amount paid, Deposit paid | Montant payé, Payé | Pagado, Importe pagado |
  Bezahlt, Bezahlter Betrag
rooms: Rooms, No. of rooms, Number of rooms | Nombre de chambres, Nb chambres |
  Número de habitaciones, Habitaciones | Anzahl Zimmer, Zimmeranzahl
adults: Adults, No. of adults, numAdults | Adultes, Nombre d'adultes | Adultos, Nº de adultos |
  Erwachsene, Anzahl Erwachsene
children: Children, # of children | Enfants, Nombre d'enfants | Niños | Kinder, Anzahl Kinder
phone: Phone, Mobile, Guest Phone | Téléphone, Tél. | Teléfono, Móvil | Telefon, Telefonnummer, Handy
status: Status, Booking status | Statut, État | Estado | Status, Buchungsstatus
nights: Nights, Duration (nights) | Nuits, Nombre de nuits | Noches | Nächte, Übernachtungen
rate: Price per night, Nightly rate | Prix par nuit | Precio por noche | Preis pro Nacht
first: First name, Guest first name, Given name | Prénom | Nombre | Vorname
last: Last name, Surname, Family name | Nom de famille | Apellidos, Apellido | Nachname, Familienname
net: Total before tax, Net total, Subtotal | Total HT, Montant HT | Total sin impuestos, Total neto |
  Nettobetrag, Gesamtpreis netto
taxes: Taxes, Total tax | Taxes | Impuestos | Steuern
lastNight: Last night | Dernière nuit | Última noche | Letzte Nacht
persons: Guests, Persons, Number of guests | Personnes, Nombre de personnes | Personas, Número de personas |
  Personen, Anzahl Personen
currency: Currency | Devise | Moneda | Währung
source: Source, Channel | Canal, Source | Canal, Origen | Kanal, Quelle
email: Email, Guest email | Courriel, E-mail | Correo electrónico | E-Mail
created: Booked on, Created, Reservation date | Date de réservation, Créé le | Fecha de reserva |
  Buchungsdatum, Erstellt am
time: Arrival time, ETA | Heure d'arrivée | Hora de llegada | Ankunftszeit
commission: Commission, Commission amount | Commission | Comisión | Provision
reference: Booking number, Confirmation #, Reservation ID | Numéro de réservation |
  Localizador, Número de reserva | Buchungsnummer
stay: Confirmed, Booked, OK | Confirmée | Confirmada | Bestätigt, Gebucht
none: Cancelled, Trip canceled, No-show | Annulée, Expirée, Non présenté | Cancelada, Anulada |
  Storniert, Abgelehnt
`;
const WORDS: Readonly<Record<string, readonly string[][]>> = Object.fromEntries(
  [...WRITTEN.matchAll(/^(\w+): (.*(?:\n .*)?)$/gm)].map(([, name = '', words = '']) => [
    name,
    words.split(/ \|\s+/).map((inLanguage) => inLanguage.split(', ')),
  ]),
);
const NAMES = [
  ['Ana', 'Roy'],
  ['María', 'De La Cruz'],
  ['Luc', 'Côté'],
  ['Anna', 'van der Berg'],
  ['Tunde', 'Obi'],
] as const;
/** Each in one of its ways. */
const ALWAYS = [
  ['name', 'name', 'first last'],
  ['kind'],
  ['checkIn'],
  ['checkOut', 'checkOut', 'nights', 'lastNight'],
  ['total', 'total', 'net taxes'],
  ['rooms'],
  ['adults children', 'adults', 'persons'],
];
const OPTIONAL = 'nights rate created time commission reference phone status currency source email'.split(
  ' ',
);
const KINDS = ['River Queen', 'Canyon King', 'Hoodoo Double'];
const LANGUAGES = ['en', 'fr', 'es', 'de'] as const;

/** Numbers from 0 to 1, the same for each seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function choicesOf(seed: number) {
  const random = randomOf(seed);
  for (let turn = 0; turn < 5; turn += 1) random();
  const pick = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value;
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const shuffled = <Value>(list: readonly Value[]) =>
    list
      .map((value) => ({ value, order: random() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ value }) => value);
  return { random, pick, upTo, shuffled };
}

const phoneOf = (row: number) => `+1 403 555 01${10 + row}`;

/** A made-up export of a system: its text, and the lines of the stays in it. */
function variant(seed: number) {
  const { random, pick, upTo, shuffled } = choicesOf(seed);
  const language = upTo(3);
  const mark = pick([',', ';', '\t', '|']);
  const point = language === 0 ? '.' : ',';
  const writeDate = pick<(date: string) => string>([
    (date) => date,
    (date) => date.split('-').toReversed().join('/'),
    (date) => date.split('-').toReversed().join('.'),
    ...(['medium', 'full'] as const).map((dateStyle) => {
      const format = new Intl.DateTimeFormat(LANGUAGES[language], { dateStyle, timeZone: 'UTC' });
      return (date: string) => format.format(new Date(`${date}T12:00:00Z`));
    }),
  ]);
  const money = (cents: number) => {
    const [whole = '', part] = (cents / 100).toFixed(2).split('.');
    const group = language === 0 ? ',' : language === 1 ? '\u202f' : '.';
    return whole.replace(/\B(?=(?:\d{3})+$)/g, group) + point + part + (language === 1 ? ' $' : '');
  };
  const isDue = random() < 0.5;
  const ways = ALWAYS.flatMap((way) => pick(way).split(' '));
  const optional = OPTIONAL.filter((field) => random() < 0.5 && !ways.includes(field));
  const fields = [...ways, isDue ? 'due' : 'paid', ...optional];
  const columns = shuffled(fields);
  const timed = pick(['', '', ' 14:00', ' 00:00:00']);
  const written = (date: string) => {
    const text = writeDate(date);
    return /^[\d./-]+$/.test(text) ? text + timed : text;
  };
  const lines: string[] = [];
  const rows = Array.from({ length: 6 }, (_, at) => {
    const [first, last] = pick(NAMES);
    const kind = pick(KINDS);
    const start = new Date(Date.UTC(2027, 5, 4 + at * 5 + upTo(3)));
    const nights = 1 + upTo(6);
    const checkIn = civilDate(start.toISOString().slice(0, 10));
    const checkOut = civilDate(new Date(start.getTime() + nights * 86_400_000).toISOString().slice(0, 10));
    const [rooms, adults, children] = [1 + upTo(2), 1 + upTo(2), upTo(2)];
    const rate = 90_00 + upTo(9000);
    const total = rate * nights * rooms;
    const paid = pick([0, rate, total]);
    const isNone = optional.includes('status') && random() < 0.2;
    const status = pick(WORDS[isNone ? 'none' : 'stay']?.[language] ?? ['']);
    const isCounted = ways.includes('persons');
    const party = isCounted
      ? `${adults + children}+0`
      : `${adults}+${ways.includes('children') ? children : 0}`;
    const taxes = Math.round(total * 0.09);
    const kindId = kind.toLowerCase().replace(' ', '-');
    lines.push(
      isNone
        ? 'cancelled'
        : `${first}|${last} ${kindId} ${checkIn} ${nightsOf({ checkIn, checkOut })}n ${rooms}r ${party}+0 ${total / 100}/${paid / 100}`,
    );
    const cells: Readonly<Record<string, string>> = {
      ...{ name: random() < 0.5 ? `${first} ${last}` : `${last}, ${first}`, first, last, kind, status },
      ...{ checkIn: written(checkIn), checkOut: written(checkOut), created: written('2026-11-05') },
      ...{ lastNight: written(addDays(checkOut, -1)), nights: String(nights), time: '22:00' },
      ...{ net: money(total - taxes), taxes: money(taxes), currency: 'CAD', commission: money(1234 + at) },
      ...{ total: money(total), paid: money(paid), due: money(total - paid), rate: money(rate) },
      ...{ rooms: String(rooms), adults: String(adults), children: String(children) },
      ...{ persons: String(adults + children), phone: phoneOf(at), email: `guest${at}@example.ca` },
      ...{ source: pick(['Booking.com', 'Expedia', 'Direct', 'Airbnb']), reference: `R-${700 + at}` },
    };
    return columns.map((field) => cells[field] ?? '');
  });
  const headings = columns.map((field) => pick(WORDS[field]?.[language] ?? [field]));
  const quoted = (cell: string) => (cell.includes(mark) ? `"${cell}"` : cell);
  const above = pick([[], [], [['Export of 2026-11-27']], [['Reservations'], ['']], [[`sep=${mark}`]]]);
  const foot = headings.map((_, at) => (at === 0 ? 'Total' : columns[at] === 'total' ? money(9_999_00) : ''));
  const ends = pick([[], [], [headings.map(() => '')], [foot]]);
  const body = pick([rows, rows, [...rows.slice(0, 3), headings, ...rows.slice(3)]]);
  const text = [...above, headings, ...body, ...ends]
    .map((row) => (row.length === 1 ? row[0] : row.map(quoted).join(mark)))
    .join(pick(['\n', '\r\n', '\r']));
  return { text: pick(['', '\u{feff}']) + text, lines };
}

const CASES = join(import.meta.dirname, 'cases');
const NAMED: Readonly<Record<string, string>> = {
  firstName: 'first',
  lastName: 'last',
  perNight: 'rate',
  beforeTax: 'net',
};

/** A case's stays with their columns in another order, headings in another language and other marks. */
async function variantOfCase(name: string, seed: number) {
  const [table] = await readFile(new File([new Uint8Array(readFileSync(join(CASES, name)))], name));
  const reading = readingOf(table);
  const { pick, shuffled, upTo } = choicesOf(seed);
  const [mark, end, language] = [pick([',', ';', '\t', '|']), pick(['\n', '\r\n']), upTo(3)];
  const order = shuffled(table.headings.map((_, at) => at));
  const heading = (at: number) => {
    const field = reading.fields[at] ?? '';
    return pick(WORDS[NAMED[field] ?? field]?.[language] ?? [table.headings[at] ?? '']);
  };
  const rows = [order.map(heading), ...table.rows.map(({ cells }) => order.map((at) => cells[at] ?? ''))];
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return { text: rows.map((row) => row.map(quoted).join(mark)).join(end), reading };
}

describe('§14.14: exports as any system may write them', () => {
  test('give the stays that are in them, or a question', { timeout, tags: 'long' }, async () => {
    const wrong: unknown[] = [];
    for (let at = 0; at < RUNS; at += 1) {
      const { text, lines } = variant(SEED + at);
      const reading = readingOf((await readPasted(text))[0]);
      const asked = reading.questions.filter(({ kind }) => kind !== 'taxes');
      const found = linesOf(reading);
      const isPhoned = reading.fields.includes('phone');
      const phones = reading.rows.map(({ stay }, row) => stay?.phone === (isPhoned ? phoneOf(row) : ''));
      const isSilent = found.some(
        (line, row) => line.includes('|') && (line !== lines[row] || phones[row] === false),
      );
      if ((isSilent && asked.length === 0) || asked.length > 2 || found.every((line) => !line.includes('|')))
        wrong.push({ seed: SEED + at, text: text.split(/[\r\n]+/).slice(0, 3), found, lines, asked });
    }
    expect(wrong.slice(0, 3), `${wrong.length} of ${RUNS}, seed ${SEED}`).toEqual([]);
  });

  test('give the stays of each case, whatever their headings, order and marks', {
    timeout,
    tags: 'long',
  }, async () => {
    const wrong: unknown[] = [];
    for (const name of readdirSync(CASES))
      for (let at = 0; at < RUNS / 40; at += 1) {
        const { text, reading } = await variantOfCase(name, SEED + at);
        const other = readingOf((await readPasted(text))[0]);
        const asked = other.questions.filter(({ kind }) => kind !== 'taxes');
        const [found, lines] = [linesOf(other), linesOf(reading)];
        const isSilent = found.some((line, row) => line.includes('|') && line !== lines[row]);
        if (isSilent && asked.length === 0)
          wrong.push({ name, seed: SEED + at, text: text.split(/[\r\n]+/).slice(0, 2), found, lines });
      }
    expect(wrong.slice(0, 3), `${wrong.length}, seed ${SEED}`).toEqual([]);
  });
});
