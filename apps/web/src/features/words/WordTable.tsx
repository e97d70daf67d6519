import type { Table } from '@motel/content/pages';
import * as styles from './Blocks.css.ts';
import { Inlines } from './Inlines.tsx';

/** A table that scrolls across where the window is too narrow for it, by touch or with the arrow keys. */
export function WordTable({ table: { label, head, rows } }: { readonly table: Table }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard needs it to scroll
    <section aria-label={label} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col">
                <Inlines inlines={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading = [], ...cells], row) => (
            <tr key={row}>
              <th scope="row">
                <Inlines inlines={heading} />
              </th>
              {cells.map((cell, column) => (
                <td key={column}>
                  <Inlines inlines={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
