import type { InvoicePaper } from '@motel/api-client/desk-contracts';
import { House } from '../../shared/paper/House.tsx';
import { PaperLine } from '../../shared/paper/PaperLine.tsx';
import {
  facts,
  kind,
  lines as linesStyle,
  paper as paperStyle,
  small,
  top,
} from '../../shared/paper/paper.css.ts';

type Written = InvoicePaper['sums'][number];

/** The sheet that is printed, in the words in which it was issued. */
export function InvoiceSheet({ paper }: { readonly paper: InvoicePaper }) {
  const { title, motel, to, stays, sums, foot } = paper;
  return (
    <article className={paperStyle} aria-label={title}>
      <div className={top}>
        <House {...motel} />
        <div>
          <h2 className={kind}>{title}</h2>
          {paper.facts.map((fact) => (
            <div key={fact}>{fact}</div>
          ))}
        </div>
      </div>
      <address className={facts}>
        {to.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      {stays.map(({ heading, lines }) => (
        <Table key={heading} caption={heading} lines={lines} />
      ))}
      <Table lines={sums} />
      {foot !== '' && <p className={small}>{foot}</p>}
    </article>
  );
}

function Table({ caption, lines }: { readonly caption?: string; readonly lines: readonly Written[] }) {
  return (
    <table className={linesStyle}>
      {caption !== undefined && <caption>{caption}</caption>}
      <tbody>
        {lines.map((line, at) => (
          <PaperLine key={`${line.label} ${at}`} {...line} isSum={at === lines.length - 1} />
        ))}
      </tbody>
    </table>
  );
}
