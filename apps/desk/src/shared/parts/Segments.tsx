import { segment, segments } from './Segments.css.ts';

interface SegmentsProps<Value extends string> {
  /** Names the choice for people who do not see it. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** A choice of a few, side by side. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is shown
    <div role="group" aria-label={label} className={segments}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={segment}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
