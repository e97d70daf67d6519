import { canSignIn, LEAST_MOBILE_LENGTH, TEXT_LIMITS } from '@motel/booking-core';
import { Alert, Button, SelectField, Stack, Text } from '@motel/ui';
import { type FormEvent, useEffect, useId } from 'react';
import { loadPhone } from '../../shared/phone/load-phone.ts';
import { PhoneField } from '../../shared/phone/PhoneField.tsx';
import { countries } from './countries.ts';
import { whole } from './SignInForm.css.ts';
import { SignInNote } from './SignInNote.tsx';
import { useTypedNumber } from './typed-number.ts';
import { useMobileSignIn } from './use-mobile-sign-in.ts';

const OPTIONS = countries.map(({ id, name, callingCode }) => ({
  value: id,
  label: `${name} (${callingCode})`,
}));

const READY = 'Spaces and dashes are fine, with or without the country code.';

/** The reason for a disabled button. */
function shortOf(callingCode: string): string {
  return `Please type ${LEAST_MOBILE_LENGTH} characters or more. A shorter number can begin with its code, ${callingCode}.`;
}

/** Signs in with a mobile number alone (§2); its parent decides where to go afterwards. */
export function SignInForm() {
  const numberId = useId();
  const { countryId, mobile } = useTypedNumber();
  const { submit, isBusy, alert } = useMobileSignIn();
  const callingCode = countries.find(({ id }) => id === countryId)?.callingCode ?? '';
  const isReady = canSignIn(callingCode, mobile);
  // Ahead of need: they are read when the button is pressed.
  useEffect(() => void loadPhone().catch(() => {}), []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(callingCode, mobile);
  };
  return (
    // The button is disabled until its script has loaded, and POST keeps a number out of every address.
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack>
        <Text>
          Your mobile number is all we need. <span className={whole}>There is no one-time code.</span>
        </Text>
        {alert && <Alert tone="error">{alert}</Alert>}
        <SelectField
          label="Country code"
          name="countryCode"
          autoComplete="tel-country-code"
          value={countryId}
          onChange={(id) => useTypedNumber.setState({ countryId: id })}
          options={OPTIONS}
        />
        <PhoneField
          id={numberId}
          label="Mobile number"
          name="mobile"
          autoComplete="tel-national"
          maxLength={TEXT_LIMITS.mobile}
          value={mobile}
          onChange={(typed) => useTypedNumber.setState({ mobile: typed })}
          hint={isReady ? READY : shortOf(callingCode)}
        />
        <Button
          type="submit"
          variant="solid"
          size="large"
          full
          busy={isBusy}
          busyText="Signing In..."
          disabled={!isReady}
          aria-describedby={`${numberId}-hint`}
        >
          Sign In Instantly
        </Button>
        <SignInNote />
      </Stack>
    </form>
  );
}
