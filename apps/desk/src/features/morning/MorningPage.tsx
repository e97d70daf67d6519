import { Alert } from '@motel/ui';
import { FaultRow } from '../../shared/faults/FaultRow.tsx';
import { fault as faultStyle, rows } from '../../shared/faults/faults.css.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { DeskCard, PageHead } from '../../shared/parts/Page.tsx';
import { useDesk } from '../../shared/wire/calls.ts';
import { faults as faultsStyle, green, list, soft, tick } from './MorningPage.css.ts';

export function MorningPage() {
  const { data } = useDesk('morning', {}, { refresh: 10_000 });
  if (data === undefined) return <PageHead title="Morning check" note="Looking at the books…" />;
  const { checks, faults } = data;
  const wrong = checks.filter((check) => check.faults.length > 0);
  const right = checks.filter((check) => check.faults.length === 0);
  return (
    <>
      <PageHead title="Morning check" note="Payments, bookings and rooms must agree." />
      <div className={faultsStyle}>
        {faults === 0 ? (
          <Alert tone="success">
            <strong>All is well.</strong> Payments, bookings and rooms agree.
          </Alert>
        ) : (
          <Alert tone="warning">
            <strong>{faults === 1 ? 'One thing needs a look.' : `${faults} things need a look.`}</strong> Each
            has the one thing to do about it.
          </Alert>
        )}
        {wrong.map(({ name, title, faults: found, more }) => (
          <DeskCard key={name} title={title} count={found.length + more}>
            <ul className={rows}>
              {found.map(({ sentence, remedy }) => (
                <FaultRow key={`${sentence} ${JSON.stringify(remedy)}`} sentence={sentence} remedy={remedy} />
              ))}
            </ul>
            {more > 0 && <p className={faultStyle}>And {more} more of this kind.</p>}
          </DeskCard>
        ))}
      </div>
      <ul className={list} aria-label="What agrees">
        {right.map(({ name, title, good }) => (
          <li key={name} className={green}>
            <DeskIcon name="check" className={tick} />
            <div>
              <h2>{title}</h2>
              <p className={soft}>{good}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
