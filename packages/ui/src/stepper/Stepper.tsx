import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useSpoken } from '../words.ts';
import { count, frame, name, root, step, sub, texts } from './Stepper.css.ts';

export interface StepperProps {
  /** The counted things, such as `Adults`. */
  readonly label: string;
  /** A line under the label, such as `Ages 13+`. */
  readonly sublabel?: ReactNode;
  /** A whole number. */
  readonly value: number;
  readonly min: number;
  /** No upper limit when absent. */
  readonly max?: number | undefined;
  /** Called with a number within the limits. */
  readonly onChange: (value: number) => void;
}

/** A count, changed one by one. Screen readers announce each change; minus stops at `min`, plus at `max`. */
export function Stepper({
  label,
  sublabel,
  value,
  min,
  max = Number.POSITIVE_INFINITY,
  onChange,
}: StepperProps) {
  const { t } = useSpoken();
  const things = label.toLowerCase();
  const id = useId();
  const output = useRef<HTMLOutputElement>(null);

  const change = (next: number) => {
    // The pressed button is about to be disabled, which would lose the focus.
    if (next <= min || next >= max) output.current?.focus({ preventScroll: true });
    onChange(Math.min(Math.max(next, min), max));
  };

  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      aria-describedby={sublabel ? `${id}-sub` : undefined}
      className={root}
    >
      <div className={texts}>
        <p id={`${id}-label`} className={name}>
          {label}
        </p>
        {sublabel && (
          <p id={`${id}-sub`} className={sub}>
            {sublabel}
          </p>
        )}
      </div>
      <div className={frame}>
        <Step
          icon="minus"
          label={t('Fewer {things}', { things })}
          isOver={value <= min}
          onPress={() => change(value - 1)}
        />
        <output ref={output} tabIndex={-1} aria-atomic="true" className={count}>
          <span>{value}</span> <VisuallyHidden>{label}</VisuallyHidden>
        </output>
        <Step
          icon="plus"
          label={t('More {things}', { things })}
          isOver={value >= max}
          onPress={() => change(value + 1)}
        />
      </div>
    </fieldset>
  );
}

interface StepProps {
  readonly icon: 'minus' | 'plus';
  readonly label: string;
  /** The count is at its limit. */
  readonly isOver: boolean;
  readonly onPress: () => void;
}

function Step({ icon, label, isOver, onPress }: StepProps) {
  return (
    <button type="button" className={step} aria-label={label} disabled={isOver} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
