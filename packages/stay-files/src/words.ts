import { unaccented } from '@motel/content/slug';

/** Words of headings by what they mean, in English, French, Spanish and German; a phrase is one meaning. */
const LEXICON = {
  ARRIVE:
    'arrival, arrive, arriving, check in, checkin, start, begin, first night, first day, arrivée, début, entrée, première nuit, llegada, entrada, inicio, primera noche, anreise, ankunft, beginn, erste nacht',
  LEAVE:
    'departure, depart, departing, leave, leaving, check out, checkout, end, départ, fin, sortie, salida, abreise, ende',
  LAST_NIGHT: 'last night, dernière nuit, última noche, letzte nacht',
  GUEST:
    'guest, client, customer, visitor, booker, booked by, reserved by, made by, traveler, traveller, occupant, lead, primary, voyageur, hôte, titulaire, cliente, huésped, titular, reservado por, gast, gäste, kunde, bucher, gebucht von',
  FULL_NAME:
    'full name, first and last name, nom et prénom, nom prénom, prénom nom, prénom et nom, nom complet, nombre y apellido, nombre completo, apellido y nombre, name vorname, vorname name, vorname nachname, vorname und nachname',
  FIRST: 'first, given, forename, prénom, nombre de pila, vorname',
  LAST: 'last, surname, family, nom de famille, apellido, nachname, familienname',
  NAME: 'name, nom, nombre, nombre del',
  NIGHT: 'night, nuit, nuitée, noche, nacht, nächte, übernachtung, übernachtungen',
  LENGTH: 'duration, length, durée, duración, dauer, aufenthaltsdauer, los',
  PER: 'per, each, average, avg, daily, nightly, par, por, pro, je, /',
  GRAND: 'grand, overall, general, général, global, gesamt, insgesamt',
  TOTAL: 'total, sum, totale, summe, suma',
  MONEY:
    'price, amount, cost, charge, value, rent, revenue, earnings, payout, fare, montant, prix, coût, loyer, importe, precio, coste, costo, monto, betrag, preis, kosten, entgelt, miete',
  RATE: 'rate, tarif, tarifa, adr',
  PAID: 'paid, received, settled, prepaid, payé, reçu, réglé, versé, encaissé, pagado, abonado, cobrado, bezahlt, gezahlt, beglichen',
  PAYMENT: 'payment, paiement, règlement, pago, zahlung',
  DUE: 'due, unpaid, balance, outstanding, owing, owed, remaining, remainder, arrears, to pay, to be paid, not paid, impayé, non payé, solde, restant, reste, reste à payer, à payer, saldo, pendiente, debido, por pagar, sin pagar, no pagado, impagado, offen, ausstehend, unbezahlt, nicht bezahlt, fällig, zu zahlen, zu bezahlen, rest, restbetrag',
  DEPOSIT:
    'deposit, prepayment, down payment, advance, acompte, dépôt, arrhes, depósito, anticipo, señal, anzahlung, kaution',
  TAX: 'tax, vat, gst, hst, pst, qst, levy, taxe, tva, tps, tvq, impuesto, iva, mwst, ust, steuer, steuern, mehrwertsteuer',
  BEFORE:
    'before, excl, excluding, exclusive, without, ex, hors, avant, sans, sin, antes, ohne, vor, exkl, plus',
  WITH: 'incl, including, inclusive, with, avec, con, inkl, mit, inc, compris, incluido',
  NET: 'net, netto, neto, ht, subtotal, sub total, sous total, zwischensumme, pretax, pre tax',
  GROSS: 'gross, brutto, bruto, brut, ttc',
  COUNT:
    'count, qty, quantity, number of, no of, nr of, num of, # of, how many, nombre de, nombre d, nb, nb de, nbre, nbr, cantidad, cant, cantidad de, nº de, anzahl, anz',
  NUMBER: 'number, no, nr, num, numéro, número, nº, #, nummer, n',
  ROOM: 'room, unit, accommodation, listing, site, house, apartment, cabin, suite, chambre, ch, logement, hébergement, unité, habitación, alojamiento, unidad, zimmer, unterkunft, einheit, wohnung',
  ROOMS: 'rooms, units, chambres, unités, habitaciones, unidades',
  TYPE: 'type, kind, category, class, catégorie, tipo, categoría, typ, kategorie, art',
  ADULT: 'adult, adulte, adulto, erwachsene, erwachsener, erwachsenen',
  CHILD: 'child, children, kid, enfant, niño, menor, menores, kinder, kindern',
  INFANT: 'infant, baby, babies, bébé, bebé, kleinkind, kleinkinder, babys',
  PERSON:
    'person, people, pax, occupancy, party size, personne, persona, personen, belegung, voyageurs, huéspedes, ocupación',
  AGE: 'age, âge, edad, edades, alter',
  PET: 'pet, dog, animal, animaux, chien, mascota, perro, haustier, haustiere, hund, hunde',
  PHONE:
    'phone, telephone, tel, mobile, cell, cellphone, téléphone, portable, teléfono, móvil, celular, telefon, handy, mobil, rufnummer',
  MAIL: 'email, e mail, mail, courriel, mél, correo, correo electrónico',
  CONTACT: 'contact, contacto, kontakt',
  COMPANY:
    'company, organisation, organization, group, entreprise, société, groupe, empresa, compañía, grupo, firma, unternehmen, gruppe',
  COUNTRY: 'country, nationality, pays, nationalité, país, nacionalidad, land, nationalität',
  STATUS: 'status, state, statut, état, estado, estatus',
  CONFIRMED: 'confirmed, confirmé, confirmée, confirmado, confirmada, bestätigt',
  CANCEL:
    'cancelled, canceled, cancellation, cancelation, annulé, annulée, annulation, cancelado, cancelada, cancelación, anulación, storniert, stornierung, storno',
  SOURCE: 'source, channel, origin, via, portal, ota, canal, provenance, origen, quelle, kanal, herkunft',
  REFERENCE:
    'reference, ref, id, code, confirmation, référence, dossier, referencia, localizador, referenz, vorgang',
  BOOKING:
    'booking, book, reservation, stay, order, réservation, séjour, reserva, reservación, estancia, buchung, reservierung, aufenthalt',
  NOTE: 'note, remark, comment, message, request, rem, remarque, commentaire, demande, nota, observación, observaciones, comentario, petición, mensaje, notiz, notizen, bemerkung, anmerkung, kommentar, hinweis, wunsch',
  CURRENCY: 'currency, devise, monnaie, moneda, divisa, währung',
  TIME: 'time, hour, heure, hora, uhrzeit, zeit, eta',
  DATE: 'date, day, fecha, día, datum, tag, jour',
  BOOKED: 'booked, booked on, reserved, gebucht, réservé, reservado',
  /** A heading with one of these says nothing that a stay has. */
  OTHER:
    'created, modified, updated, changed, issued, créé, créée, modifié, creado, modificado, erstellt, geändert, angelegt, commission, fee, frais, comisión, provision, kommission, gebühr, gender, sex, document, passport, card, address, street, city, town, zip, postal, post, language, langue, idioma, sprache, device, purpose, method, meal, plan, policy, birth, hotel, property, product, extra, discount, rabais, descuento, rabatt, deadline, expiration, expiry, title, civilité, anrede, breakfast, color, user, agent, adresse, dirección, ville, ciudad, stadt, invoice, facture, factura, rechnung',
} as const;

export type Concept = keyof typeof LEXICON;

/** Words of a heading without a meaning of their own. */
const SMALL = new Set(
  'the a an of de del la el le les des d du l der die das and y et und s e so far your our i in for from to at by pour für para'.split(
    ' ',
  ),
);

/** Alone, or beside a date's name, they begin and end a stay. */
const BOUNDS = {
  ARRIVE: ['from', 'du', 'desde', 'von', 'ab'],
  LEAVE: ['to', 'until', 'au', 'hasta', 'bis'],
};

/** Small letters without accents; other signs apart. `"DateArrivée"` is `date arrivee` with `isHeading`. */
export function folded(text: string): string {
  return unaccented(text).replaceAll('ß', 'ss');
}

export function wordsOf(text: string): string[] {
  return folded(text).match(/\p{L}+|[#/]/gu) ?? [];
}

const PHRASES: ReadonlyMap<string, Concept> = new Map(
  (Object.keys(LEXICON) as Concept[]).flatMap((concept) =>
    LEXICON[concept].split(', ').map((phrase) => [wordsOf(phrase).join(' '), concept] as const),
  ),
);
const LONGEST_PHRASE = 5;

/**
 * Reads a heading, `DateArrival`, `No. of rooms`, `GUEST_FIRST_NAME`, `Zimmernummer`: its meanings, and how many of its words
 * have none.
 */
export function readHeading(text: string) {
  // Without its accent “dû” (owed) is “du” (of).
  const owed = text.normalize('NFC').replace(/(?<!\p{L})dû(?!\p{L})/giu, 'owed');
  const words = wordsOf(owed.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '));
  const [bound, ...others] = words.filter((word) => PHRASES.get(word) !== 'DATE' && word !== 'la');
  const alone = (['ARRIVE', 'LEAVE'] as const).find((concept) => BOUNDS[concept].includes(bound ?? ''));
  if (alone !== undefined && others.length === 0) return { concepts: new Set<Concept>([alone]), unknown: 0 };
  const concepts = new Set<Concept>();
  let unknown = 0;
  for (let at = 0; at < words.length; ) {
    const { length, found } = longestPhrase(words, at);
    for (const concept of found) concepts.add(concept);
    if (found.length === 0 && !SMALL.has(words[at] ?? '')) unknown += 1;
    at += length;
  }
  return { concepts: withTaxWords(concepts), unknown };
}

function longestPhrase(words: readonly string[], at: number) {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const found = conceptOf(words.slice(at, at + length).join(' '));
    if (found !== undefined) return { length, found: [found] };
  }
  return { length: 1, found: partsOf(words[at] ?? '') };
}

/** Also of a plural, or of a German word with its ending. */
function conceptOf(phrase: string): Concept | undefined {
  return [/$/, /(?<=.{3})s$/, /(?<=.{5})e[rnsm]?$/]
    .map((ending) => PHRASES.get(phrase.replace(ending, '')))
    .find((concept) => concept !== undefined);
}

/** The two words of one that is put together, as in German or in `roomtype`. */
function partsOf(word: string): Concept[] {
  for (let at = word.length - 2; at > 2; at -= 1) {
    const second = conceptOf(word.slice(at));
    const first = conceptOf(word.slice(0, at)) ?? conceptOf(word.slice(0, at).replace(/(?:s|n|en|e)$/, ''));
    if (first !== undefined && second !== undefined) return [first, second];
  }
  return [];
}

/** With and before taxes are one meaning each. */
function withTaxWords(concepts: Set<Concept>): Set<Concept> {
  const kind = concepts.has('WITH') ? 'GROSS' : concepts.has('BEFORE') ? 'NET' : undefined;
  if (kind === undefined) return concepts;
  for (const word of ['WITH', 'BEFORE', 'TAX'] as const) concepts.delete(word);
  return concepts.add(kind);
}
