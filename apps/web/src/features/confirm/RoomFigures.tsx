import * as styles from './RoomFigures.css.ts';

interface RoomFiguresProps {
  readonly figures: readonly { readonly label: string; readonly value: number }[];
}

export function RoomFigures({ figures }: RoomFiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
