import { motel as own } from '@motel/content/testing';
import type { TestMotel } from '../support/test-motel.ts';
import type { TestStaff } from '../support/test-staff.ts';

/** The house as it is with one more field, in modules that no other file sees. */
async function withField() {
  vi.resetModules();
  const { COMPANY } = await import('../../../../scripts/testing/added-field.ts');
  return {
    COMPANY,
    ...(await import('../support/test-desk.ts')),
    ...(await import('../support/rows.ts')),
    ...(await import('../support/test-booking.ts')),
    ...(await import('../support/test-motel.ts')),
    ...(await import('../support/test-staff.ts')),
  };
}

describe('§14.5: a field added to core’s list', () => {
  let house: Awaited<ReturnType<typeof withField>>;
  let motel: TestMotel;
  let wren: TestStaff;
  beforeAll(async () => {
    house = await withField();
    motel = await house.openTestMotel();
  });
  afterAll(async () => {
    await motel?.close();
    vi.resetModules();
  });
  beforeEach(async () => {
    wren = await house.signInStaff(motel);
  });
  const bookFor = (company: string) => house.bookAtDesk(wren, { guest: { company } as object });
  const look = (id: string) => house.lookAtStay(wren, id);

  test('reaches the desk and the motel’s mail from the guest’s form', async () => {
    const { COMPANY, ROOMS } = house;
    const guest = await house.signInGuest(motel);
    const stay = house.freshStay(2);
    const { user } = house.checkoutRequest(guest.id, stay, ROOMS.many);
    const book = (typed: object) =>
      guest.book(stay, ROOMS.many, { overrides: { user: { ...user, ...typed } } });
    expect((await book({})).body.code).toBe('malformed');
    expect((await book({ company: '' })).body.message).toBe('Company is required');
    const { body } = await book({ company: COMPANY });
    await guest.pay(body.url);
    const [booked] = await guest.bookings();
    expect((await look(booked?._id)).guest).toMatchObject({ company: COMPANY });
    const { body: letter } = await house.rowOf(motel.db, 'outbox', { recipient: own.email });
    expect(letter).toContain(`Company:\n> ${COMPANY}`);
  });

  test('is needed at the desk, and found with the guest’s next stay', async () => {
    const { COMPANY, TYPED_GUEST } = house;
    expect(await bookFor(' ')).toSay('422 Company is required');
    expect((await house.bookAtDesk(wren)).body.code).toBe('malformed');
    const { body } = await bookFor(COMPANY);
    expect((await look(body.id)).guest).toMatchObject({ company: COMPANY });
    const found = await wren.call('findGuest', { query: { phone: TYPED_GUEST.phone } });
    const typed = { ...TYPED_GUEST, phone: '+14035550138', company: COMPANY };
    expect(found.body.guest).toEqual({ ...typed, language: 'en' });
  });

  test('is edited at the desk, kept by other edits, and named in the log', async () => {
    const { COMPANY } = house;
    const { body } = await bookFor(COMPANY);
    const edit = async (typed: Record<string, string>) => {
      const { before, ...guest } = (await look(body.id)).guest;
      const edited = await house.pressOnStay(wren, 'editGuest', body.id, { guest: { ...guest, ...typed } });
      expect(edited.status).toBe(200);
      return look(body.id);
    };
    expect((await edit({ car: 'Blue van' })).guest).toMatchObject({ company: COMPANY });
    const edited = await edit({ company: 'Plains Wind' });
    expect(edited.guest).toMatchObject({ company: 'Plains Wind', car: 'Blue van' });
    const corrected = edited.story.filter(({ title }) => title === 'Guest corrected');
    const details = corrected.map(({ detail }) => detail).toSorted();
    expect(details).toEqual(["the guest's car", "the guest's company"]);
  });
});
