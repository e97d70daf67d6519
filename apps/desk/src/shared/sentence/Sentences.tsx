import type { ReactNode } from 'react';
import { type Choice, ChoiceButton, type Chosen } from './Choice.tsx';
import { says as saysStyle, unbroken } from './Sentences.css.ts';

interface SentencesProps {
  /** A line for each; `{name}` is the choice of that name. */
  readonly says: string;
  readonly choices: Readonly<Record<string, ReactNode>>;
}

/** Sentences with the choices in them that make them true; no line begins with the mark behind a choice. */
export function Sentences({ says, choices }: SentencesProps) {
  return (
    <div className={saysStyle}>
      {says.split('\n').map((line, at) => (
        <div key={at}>
          {line.split(/(\{[^}]+\}[.,]?)/).map((piece) => {
            const [, name = '', mark] = /^\{(.+)\}(.?)$/.exec(piece) ?? [];
            return name === '' ? (
              piece
            ) : (
              <span key={name} className={unbroken}>
                {choices[name]}
                {mark}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface DraftSentencesProps<Draft> extends Chosen<Draft> {
  readonly says: string;
  readonly choices: Readonly<Record<string, Choice<Draft>>>;
}

/** The sentences of a draft, with the choices that change it. */
export function DraftSentences<Draft>({ says, choices, ...chosen }: DraftSentencesProps<Draft>) {
  const buttons = Object.entries(choices).map(([name, choice]) => [
    name,
    <ChoiceButton key={name} {...choice} {...chosen} />,
  ]);
  return <Sentences says={says} choices={Object.fromEntries(buttons)} />;
}
