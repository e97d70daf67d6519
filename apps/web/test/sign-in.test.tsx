import { SpokenProvider } from '@motel/ui/words';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { SignInForm } from '../src/features/sign-in/SignInForm.tsx';
import { useTypedNumber } from '../src/features/sign-in/use-mobile-sign-in.ts';
import { countriesIn } from '../src/shared/phone/countries.ts';
import { storeSession } from '../src/shared/session/session-store.ts';
import { askToSignIn } from '../src/shared/sign-in-prompt.ts';
import { SiteProvider } from '../src/shared/site.ts';
import { press, type as typeIn } from './support/hands.ts';
import { log, openSite, type Visit } from './support/open-site.tsx';
import { TODAY } from './support/rooms.ts';
import { WORDS } from './support/site.ts';
import { problem, unreachable } from './support/stub-server.ts';

const SIGN_IN = '/api/auth/authenticate-with-mobile';
const openSignIn = (visit: Visit = {}) => openSite('/signin', { isSignedIn: false, ...visit });

const button = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /^(Sign In Instantly|Signing In)/ });
const type = (number: string) => typeIn('Mobile number', number);
const submit = () => press(/^Sign/);

describe('§2 sign-in', () => {
  it('knows each country once, by name, with a calling code of 1 to 3 digits', () => {
    expect(new Set(countriesIn(WORDS).map(({ id }) => id)).size).toBe(countriesIn(WORDS).length);
    for (const { name, callingCode } of countriesIn(WORDS)) {
      expect(name).not.toMatch(/^[A-Z]{2}$/);
      expect(callingCode).toMatch(/^\+[1-9]\d{0,2}$/);
    }
  });

  it('offers 240 countries, +1 first, 15 characters; says what it means', async () => {
    await openSignIn();
    const select = screen.getByLabelText<HTMLSelectElement>('Country code');
    expect(select.options.length).toBeGreaterThanOrEqual(240);
    expect(select.selectedOptions[0]?.text).toBe('Canada (+1)');
    const field = screen.getByLabelText<HTMLInputElement>('Mobile number');
    expect([field.maxLength, field.inputMode, field.autocomplete]).toEqual([15, 'tel', 'tel-national']);
    screen.getByText(/no one-time code/);
    const note = screen.getByText(/agree to our/);
    expect(note.textContent).toBe('By signing in you agree to our terms and privacy policy.');
    const hrefs = [...note.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/terms', '/privacy-policy']);
  });

  it('decision 043: signing in again ends the session before', async () => {
    const { server } = await openSignIn({ answers: { [SIGN_IN]: { id: 'guest-1', token: 'token-2' } } });
    type('4035550117');
    await act(async () => {
      storeSession({ user: { id: 'guest-1', mobile: '+14035550142' }, token: 'token-1' });
      fireEvent.click(button());
    });
    await waitFor(() => expect(server.to('/api/auth/sign-out')).toHaveLength(1));
    expect(server.to('/api/auth/sign-out')[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(localStorage.getItem('token')).toBe('token-2');
  });

  it("§4: reads 'Signing In...' and is disabled while the request runs", async () => {
    let answer = (_: Response) => {};
    const { server } = await openSignIn({
      answers: { [SIGN_IN]: () => new Promise<Response>((resolve) => (answer = resolve)) },
    });
    type('4035550142');
    await submit();
    expect(button().textContent).toBe('Signing In...');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(server.to(SIGN_IN)).toHaveLength(1));
    await act(async () => answer(Response.json({ code: 'internal', message: 'x' }, { status: 500 })));
    await waitFor(() => expect(button().textContent).toBe('Sign In Instantly'));
  });

  it('a guest who is signed in already is sent home', async () => {
    const { place } = await openSite('/signin');
    expect(place.current.pathname).toBe('/');
  });
});

describe('decision 052: a number as people write it', () => {
  const hint = () => document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent;

  it('§5 §7 one of no telephone is refused, one of a chosen country signs in', async () => {
    const { server, place } = await openSignIn();
    for (const typed of ['0000000000', 'not a number']) {
      type(typed);
      await submit();
      expect((await screen.findByRole('alert')).textContent).toBe('Please enter a valid mobile number.');
    }
    typeIn('Country code', 'GB');
    type('07911 123456');
    await submit();
    await waitFor(() => expect(place.current.pathname).toBe('/'));
    expect(server.to(SIGN_IN).map(({ body }) => body)).toEqual([{ mobile: '+447911123456' }]);
    expect(localStorage.getItem('token')).toBe('token-1');
  });

  it('§5: a grey button says why', async () => {
    await openSignIn();
    typeIn('Country code', 'FR');
    type('612345678');
    expect(button().disabled).toBe(true);
    expect(hint()).toBe('Please type 10 characters or more. A shorter number can begin with its code, +33.');
    expect(screen.getByLabelText('Mobile number').getAttribute('aria-describedby')).toContain(
      button().getAttribute('aria-describedby'),
    );
    type('+33612345678');
    expect(button().disabled).toBe(false);
    expect(hint()).toBe('Spaces and dashes are fine, with or without the country code.');
  });

  it('a dialog that was closed by mistake opens with the number again', async () => {
    await openSite('/about', { isSignedIn: false });
    const open = () => act(async () => askToSignIn());
    await open();
    const field = () => screen.findByLabelText<HTMLInputElement>('Mobile number');
    await field();
    typeIn('Country code', 'GB');
    type('07911 123456');
    await press('Close');
    expect(screen.queryByLabelText('Mobile number')).toBeNull();
    await open();
    expect((await field()).value).toBe('07911 123456');
    expect(screen.getByLabelText<HTMLSelectElement>('Country code').value).toBe('GB');
    await submit();
    await waitFor(() => expect(localStorage.getItem('token')).not.toBeNull());
    expect(useTypedNumber.getState().mobile).toBe('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('7911');
  });
});

describe('§8 sign-in failure', () => {
  it.each([
    ['the server refuses', problem(429, { code: 'too-many-requests', message: 'Slow down.' })],
    ['there is no answer', unreachable],
  ])("%s: 'Authentication failed. Please try again.', and it is logged", async (_, broken) => {
    await openSignIn({ answers: { [SIGN_IN]: broken } });
    type('4035550142');
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Authentication failed. Please try again.');
    expect(log.mock.calls[0]?.[0]).toBe('Error authenticating with mobile');
    expect(button().disabled).toBe(false);
  });
});

it('before its scripts a form cannot be submitted, and never by GET', () => {
  const site = { queries: { version: '' }, wire: {}, today: TODAY, origin: 'http://motel.test' };
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <SpokenProvider value={WORDS}>
      <SiteProvider value={site}>
        <MemoryRouter>
          <SignInForm />
        </MemoryRouter>
      </SiteProvider>
    </SpokenProvider>,
  );
  expect(place.querySelector('form')?.method).toBe('post');
  expect(place.querySelector('button')?.disabled).toBe(true);
});
