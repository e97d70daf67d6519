import { Checkbox } from '@motel/ui';

interface CheckBoxesProps<Value extends string> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
  readonly className: string;
}

/** A box for each of several things, of which any can be chosen. */
export function CheckBoxes<Value extends string>(props: CheckBoxesProps<Value>) {
  const { options, chosen, onChange, className } = props;
  return (
    <div className={className}>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={(isOn) => onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))}
        />
      ))}
    </div>
  );
}
