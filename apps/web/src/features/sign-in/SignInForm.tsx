import { canSignIn, TEXT_LIMITS } from '@motel/booking-core';
import { Alert, Button, SelectField, Stack, Text, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { countries, DEFAULT_COUNTRY } from './countries.ts';
import { SignInNote } from './SignInNote.tsx';
import { useMobileSignIn } from './use-mobile-sign-in.ts';

const OPTIONS = countries.map(({ id, name, callingCode }) => ({
  value: id,
  label: `${name} (${callingCode})`,
}));

/** Signs in with a mobile number alone (§2); its parent decides where to go afterwards. */
export function SignInForm() {
  const [countryId, setCountryId] = useState(DEFAULT_COUNTRY);
  const [mobile, setMobile] = useState('');
  const { submit, isBusy, alert } = useMobileSignIn();
  const callingCode = countries.find(({ id }) => id === countryId)?.callingCode ?? '';

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(callingCode, mobile);
  };
  return (
    // The button is disabled until its script has loaded, and POST keeps a number out of every address.
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack>
        <Text>Your mobile number is all we need. There is no one-time code.</Text>
        {alert && <Alert tone="error">{alert}</Alert>}
        <SelectField
          label="Country code"
          name="countryCode"
          autoComplete="tel-country-code"
          value={countryId}
          onChange={setCountryId}
          options={OPTIONS}
        />
        <TextField
          label="Mobile number"
          name="mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={TEXT_LIMITS.mobile}
          value={mobile}
          onChange={setMobile}
        />
        <Button
          type="submit"
          variant="solid"
          size="large"
          full
          busy={isBusy}
          busyText="Signing In..."
          disabled={!canSignIn(callingCode, mobile)}
        >
          Sign In Instantly
        </Button>
        <SignInNote />
      </Stack>
    </form>
  );
}
