import { countryCodeOf, readPhone } from '@motel/api-client/phone';
import { TextField } from '@motel/ui';
import type { Typed } from '../part-draft.ts';

interface PhoneInputProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  /** Whose code a number without one has, such as `CA`. */
  readonly country: string;
  readonly onType: (typed: Typed) => void;
}

/** The motel's number as people write it, and a link that rings it as guests will. */
export function PhoneInput({ country, onType, ...shared }: PhoneInputProps) {
  const code = countryCodeOf(country);
  const number = readPhone(shared.value, code);
  return (
    <TextField
      {...shared}
      type="tel"
      hint={
        number === undefined ? (
          `Without a code it is a number of ${code}`
        ) : (
          <a href={`tel:${number}`}>{`Test: ring ${number}`}</a>
        )
      }
      onChange={(shown) =>
        onType({ 'phone.shown': shown, 'phone.href': `tel:${readPhone(shown, code) ?? ''}` })
      }
    />
  );
}
