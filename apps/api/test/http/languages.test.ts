import { ENDPOINTS } from '@motel/api-client/contracts';
import { CATALOGUES } from '@motel/language/catalogues';
import { mailsOf } from '../support/outbox.ts';
import { rowOf } from '../support/rows.ts';
import { freshStay, ROOMS, signInGuest } from '../support/test-booking.ts';
import { bookAtDesk, lookAtStay, pressOnStay, TYPED_GUEST } from '../support/test-desk.ts';
import { testMotel } from '../support/test-motel.ts';
import { signInStaff } from '../support/test-staff.ts';

const motel = testMotel();
beforeAll(() => {
  const { fr } = motel.motel.translated;
  const dictionary = { ...fr!.dictionary, [ROOMS.many.title]: 'Chambre double' };
  const room = { ...ROOMS.many, title: 'Chambre double', description: 'Deux lits doubles.' };
  Object.assign(fr!, { dictionary, properties: [...fr!.properties, room] });
});

const IN_FRENCH = { 'accept-language': 'fr' };

/** The longest piece of each English sentence between its figures, where French has another one. */
const ENGLISH_PIECES = Object.entries(CATALOGUES.fr.sentences)
  .filter(([english, french]) => english !== french)
  .map(([english]) => english.split(/\{\w+\}/).toSorted((one, other) => other.length - one.length)[0] ?? '')
  .filter((piece) => piece.trim().length > 12);

const englishIn = (text: string) => ENGLISH_PIECES.filter((piece) => text.includes(piece));

describe('§13.4: a call answers in the language that it names', () => {
  test('refuses in French, and in English where nothing is named or known', async () => {
    const ask = (headers: Record<string, string>) => motel.call(ENDPOINTS.bookings.path, { headers });
    for (const headers of [IN_FRENCH, { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' }]) {
      expect((await ask(headers)).body.message).toBe('Veuillez vous connecter.');
    }
    for (const headers of [{}, { 'accept-language': 'de' }, { 'accept-language': 'constructor' }]) {
      expect((await ask(headers)).body.message).toBe('Please sign in.');
    }
    const { body } = await motel.call(ENDPOINTS.signIn.path, { body: { mobile: 'x' }, headers: IN_FRENCH });
    expect(body.issues[0].message).toBe('Veuillez entrer un numéro de cellulaire valide.');
    const atDesk = await motel.call('/api/desk/tonight', { headers: IN_FRENCH });
    expect(atDesk.body.message, 'the desk speaks English').not.toMatch(/Veuillez/);
  });

  test('has rooms, pictures and fees in French; caches keep both', async () => {
    const path = ENDPOINTS.property.path.replace('{id}', ROOMS.many.id);
    const ask = async () => [await motel.call(path, { headers: IN_FRENCH }), await motel.call(path)] as const;
    const [french, english] = await ask();
    // Kept answers do not cross languages.
    expect((await ask()).map(({ body }) => body)).toEqual([french.body, english.body]);
    expect(french.body).toMatchObject({ title: 'Chambre double', description: 'Deux lits doubles.' });
    expect(french.body.imageAlts).toContain(
      'La porte orange de la chambre 14, un chien noir et blanc attend sur le paillasson',
    );
    expect(french.body.tariff.fees.map(({ label }: { label: string }) => label)).toContain(
      'Taxe touristique',
    );
    expect(english.body.description).toBe(ROOMS.many.description);
    expect(french.headers.get('vary')).toContain('accept-language');
    // What is sold, and for how much, is the same.
    for (const name of ['_id', 'price', 'roomType', 'sleeps'])
      expect(french.body[name]).toBe(english.body[name]);
  });

  test('keeps the language with the booking: price, letters, way back', async () => {
    const guest = await signInGuest(motel);
    expect((await guest.book(freshStay(), ROOMS.many, { headers: IN_FRENCH })).status).toBe(200);
    const booking = await rowOf(motel.db, 'bookings');
    expect(booking.language).toBe('fr');
    const lines = await motel.db.selectFrom('folio_entries').select(['label', 'detail']).execute();
    expect(lines.map(({ label }) => label)).toContain('Taxe touristique');
    expect(lines[0]?.label).toMatch(/ × \d+\s?nuits? × /);
    const session = await motel.db.selectFrom('embedded_sessions').selectAll().executeTakeFirstOrThrow();
    expect(new URL(session.success_url).pathname).toBe('/fr/Payment-Success');
    expect(new URL(session.cancel_url).pathname).toMatch(/^\/fr\/carddetails\//);
    const clerk = await signInStaff(motel, 'clerk', 'Cleo');
    const stay = await clerk.call('stay', { parts: { id: booking.id } });
    expect(stay.body.guest.reads).toBe('Français');
  });

  test('a stay of the desk is in the language that its guest reads', async () => {
    const clerk = await signInStaff(motel, 'clerk', 'Cleo');
    const booked = await bookAtDesk(clerk, { pay: 'link', guest: { language: 'fr' } });
    expect(booked.status).toBe(200);
    const { id } = booked.body;
    const requests = motel.db.selectFrom('payment_requests').selectAll().where('booking_id', '=', id);
    const request = await requests.executeTakeFirstOrThrow();
    expect(request.title).toMatch(/^Chambre double, du .+ au /);
    const entries = motel.db.selectFrom('folio_entries').selectAll().where('booking_id', '=', id);
    const lines = await entries.execute();
    expect(lines[0]?.label).toMatch(/ × 2\snuits × /);
    expect(new URL(request.success_url).pathname).toBe('/fr/Payment-Success');
    const mail = (await mailsOf(motel)).find(({ recipient }) => recipient === TYPED_GUEST.email);
    expect(englishIn(`${mail!.subject} ${mail!.body}`)).toEqual([]);

    const readIn = async (language: string) => {
      await pressOnStay(clerk, 'editGuest', id, { guest: { ...TYPED_GUEST, language } });
      return (await lookAtStay(clerk, id)).guest.language;
    };
    expect(await readIn('en')).toBe('en');
    expect(await readIn('de'), 'no language of the motel').toBe('en');
    expect(await readIn('fr')).toBe('fr');
    expect((await pressOnStay(clerk, 'takePayment', id, { way: 'cash', amount: 100 })).status).toBe(200);
    await pressOnStay(clerk, 'takePayment', id, { way: 'link', amount: 50 });
    const balance = await requests.where('purpose', '=', 'balance').executeTakeFirstOrThrow();
    expect(balance.title).toBe('Chambre double\u00a0: reste à payer');
    expect(new URL(balance.success_url).pathname).toBe(`/fr/stay/${id}`);
  });
});
