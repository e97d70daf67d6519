import { useState } from 'react';

/** The props of the fields that show a draft and change a part of it each, by the name of that part. */
export function fieldsOf<Draft extends object>(draft: Draft, onChange: (part: Partial<Draft>) => void) {
  return <Name extends keyof Draft>(name: Name) => ({
    value: draft[name],
    onChange: (value: Draft[Name]) => onChange({ [name]: value } as unknown as Partial<Draft>),
  });
}

/** The entries of a form, and the props of its fields. @param first before a person types */
export function useFields<Draft extends object>(first: Draft | (() => Draft)) {
  const [typed, setTyped] = useState(first);
  return { typed, setTyped, field: fieldsOf(typed, (part) => setTyped({ ...typed, ...part })) };
}

/** The chosen ones with another, or without it. */
export function toggled<Value>(chosen: readonly Value[], value: Value, isOn: boolean): Value[] {
  return isOn ? [...chosen, value] : chosen.filter((one) => one !== value);
}

/** The options of a choice among things with titles, such as kinds of room. */
export function titlesOf(things: readonly { readonly id: string; readonly title: string }[]) {
  return things.map(({ id, title }) => ({ value: id, label: title }));
}

/** The options of a choice, in the order of their words. */
export function optionsOf<Value extends string>(words: Readonly<Record<Value, string>>) {
  return (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));
}
