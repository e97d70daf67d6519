/** The props of the fields that show a draft and change a part of it each, by the name of that part. */
export function fieldsOf<Draft extends object>(draft: Draft, onChange: (part: Partial<Draft>) => void) {
  return <Name extends keyof Draft>(name: Name) => ({
    value: draft[name],
    onChange: (value: Draft[Name]) => onChange({ [name]: value } as unknown as Partial<Draft>),
  });
}

/** The chosen ones with another, or without it. */
export function toggled<Value>(chosen: readonly Value[], value: Value, isOn: boolean): Value[] {
  return isOn ? [...chosen, value] : chosen.filter((one) => one !== value);
}

/** The options of a choice, in the order of their words. */
export function optionsOf<Value extends string>(words: Readonly<Record<Value, string>>) {
  return (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));
}
