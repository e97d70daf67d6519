import { TextField, type TextFieldProps } from '@motel/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'rows' | 'inputMode' | 'maxLength'> & {
  readonly maxLength: number;
};

/** Signs that phones and web pages put into a number: spaces, brackets, dashes of all kinds, marks without width. */
const SEPARATORS = /[\s().\-/\p{Pd}\p{Cf}]/gu;

/** A browser cuts a number that is too long into another one: so it loses its separators instead (decision 052). */
export function PhoneField({ maxLength, onChange, ...field }: PhoneFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const onInsert = useEffectEvent((event: InputEvent) => {
    const { target, data } = event;
    if (!(target instanceof HTMLInputElement) || data === null || !event.cancelable) return;
    const { value, selectionStart, selectionEnd } = target;
    const next =
      value.slice(0, selectionStart ?? value.length) + data + value.slice(selectionEnd ?? value.length);
    const short = next.replace(SEPARATORS, '');
    if (next.length <= maxLength || short.length > maxLength) return;
    event.preventDefault();
    onChange(short);
  });
  useEffect(() => {
    const { current } = frame;
    const listen = (event: InputEvent) => onInsert(event);
    current?.addEventListener('beforeinput', listen);
    return () => current?.removeEventListener('beforeinput', listen);
  }, []);
  return (
    <div ref={frame}>
      <TextField {...field} type="tel" inputMode="tel" maxLength={maxLength} onChange={onChange} />
    </div>
  );
}
