import { canSignIn, LEAST_MOBILE_LENGTH, TEXT_LIMITS } from '@motel/booking-core';
import { Alert, Button, SelectField, Stack, Text } from '@motel/ui';
import { type FormEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeHeldDraft } from '../../shared/booking/held-draft.ts';
import { countriesIn } from '../../shared/phone/countries.ts';
import { loadPhone } from '../../shared/phone/load-phone.ts';
import { PhoneField } from '../../shared/phone/PhoneField.tsx';
import { said } from '../../shared/said.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { closeSignIn } from '../../shared/sign-in-prompt.ts';
import { addressOf, sitePaths } from '../../shared/site-paths.ts';
import { useWords, type Words } from '../../shared/words.ts';
import { whole } from './SignInForm.css.ts';
import { useMobileSignIn, useTypedNumber } from './use-mobile-sign-in.ts';

const ready = ({ t }: Words) => t('Spaces and dashes are fine, with or without the country code.');

/** The reason for a disabled button. */
function shortOf({ t }: Words, callingCode: string): string {
  return t(
    'Please type {least} characters or more. A shorter number can begin with its code, {callingCode}.',
    { least: LEAST_MOBILE_LENGTH, callingCode },
  );
}

/** Signs in with a mobile number alone (§2). @param props.otherwise where to go without a held draft; absent to stay */
export function SignInForm({ otherwise }: { readonly otherwise?: string }) {
  const { words, motel, t } = useWords();
  const numberId = useId();
  // The motel's country is the default (§9).
  const { countryId = motel.country, mobile } = useTypedNumber();
  const { submit, isBusy, alert } = useMobileSignIn();
  useContinueAfterSignIn(otherwise);
  const countries = useMemo(() => countriesIn(words), [words]);
  const callingCode = countries.find(({ id }) => id === countryId)?.callingCode ?? '';
  const isReady = canSignIn(callingCode, mobile);
  // Ahead of need: they are read when the button is pressed.
  useEffect(() => void loadPhone().catch(() => {}), []);
  // A dialog would focus the country, which opens no keyboard. React's own `autoFocus` comes before the dialog is open.
  useLayoutEffect(() => document.getElementById(numberId)?.setAttribute('autofocus', ''), [numberId]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(callingCode, mobile);
  };
  return (
    // The button is disabled until its script has loaded, and POST keeps a number out of every address.
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack>
        <Text>
          {t('Your mobile number is all we need.')}{' '}
          <span className={whole}>{t('There is no one-time code.')}</span>
        </Text>
        {alert && <Alert tone="error">{alert}</Alert>}
        <SelectField
          label={t('Country code')}
          name="countryCode"
          autoComplete="tel-country-code"
          value={countryId}
          onChange={(id) => useTypedNumber.setState({ countryId: id })}
          options={countries.map(({ id, name, callingCode: code }) => ({
            value: id,
            label: `${name} (${code})`,
          }))}
        />
        <PhoneField
          id={numberId}
          label={t('Mobile number')}
          name="mobile"
          autoComplete="tel-national"
          maxLength={TEXT_LIMITS.mobile}
          value={mobile}
          onChange={(typed) => useTypedNumber.setState({ mobile: typed })}
          hint={isReady ? ready(words) : shortOf(words, callingCode)}
        />
        <Button
          type="submit"
          variant="solid"
          size="large"
          full
          busy={isBusy}
          busyText={t('Signing In...')}
          disabled={!isReady}
          aria-describedby={`${numberId}-hint`}
        >
          {t('Sign In Instantly')}
        </Button>
        <SignInNote />
      </Stack>
    </form>
  );
}

/** §2: the guest agrees to the terms and the privacy policy. They open in a new tab, so that no typed text is lost. */
function SignInNote() {
  const { words, motel, t } = useWords();
  return (
    <Text size="small" tone="soft">
      {said(words, 'By signing in you agree to our {terms} and {privacy}.', {
        terms: (
          <a href={addressOf(motel, sitePaths.terms)} target="_blank" rel="noreferrer">
            {t('terms')}
          </a>
        ),
        privacy: (
          <a href={addressOf(motel, sitePaths.privacyPolicy)} target="_blank" rel="noreferrer">
            {t('privacy policy')}
          </a>
        ),
      })}
    </Text>
  );
}

/** After signing in, in this tab or another: on to /confirm with the held draft (§4, D5), otherwise to `otherwise`. */
function useContinueAfterSignIn(otherwise: string | undefined): void {
  const { motel } = useWords();
  const isSignedIn = useSession() !== undefined;
  const navigate = useNavigate();
  const goOn = useEffectEvent(() => {
    closeSignIn();
    const draft = takeHeldDraft();
    const isThere = location.pathname === addressOf(motel, sitePaths.confirm);
    if (draft !== undefined) void navigate(sitePaths.confirm, { state: { draft }, replace: isThere });
    else if (otherwise !== undefined) void navigate(otherwise, { replace: true });
  });
  useEffect(() => {
    if (isSignedIn) goOn();
  }, [isSignedIn]);
}
