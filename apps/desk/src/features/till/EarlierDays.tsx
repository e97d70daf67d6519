import { shownMoney } from '@motel/content/words';
import { Link } from 'react-router-dom';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { shownDifference } from '../../shared/format/shown-difference.ts';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';
import { SheetHead } from '../../shared/sheet/SheetHead.tsx';
import { SheetScroll } from '../../shared/sheet/SheetScroll.tsx';
import { empty, money, rowLink, sheet } from '../../shared/sheet/sheet.css.ts';
import { useDesk } from '../../shared/wire/use-desk.ts';

/** The tills of earlier days, the latest first. */
export function EarlierDays() {
  const { data } = useDesk('tillDays', {}, { refresh: 30_000 });
  if (data === undefined) return null;
  return (
    <DeskCard title="Earlier days" count={data.days.length}>
      {data.days.length === 0 ? (
        <p className={empty}>No till of the last month was used.</p>
      ) : (
        <SheetScroll label="Tills of earlier days">
          <table className={sheet}>
            <SheetHead
              columns={['Day', 'Person', { amount: 'Cash' }, { amount: 'Terminal' }, 'Signed off']}
            />
            <tbody>
              {data.days.map(({ date, name, cash, terminal, signed }) => (
                <tr key={`${date} ${name}`}>
                  <th scope="row">
                    <Link className={rowLink} to={`/till?date=${date}`}>
                      {shownDay(date)}
                    </Link>
                  </th>
                  <td>{name}</td>
                  <td className={money}>{shownMoney(cash)}</td>
                  <td className={money}>{shownMoney(terminal)}</td>
                  <td>
                    {signed === undefined ? (
                      <Tag tone="red" icon="warning">
                        Not signed off
                      </Tag>
                    ) : (
                      <Tag tone={signed.difference === 0 ? 'green' : 'yellow'} icon="check">
                        {signed.difference === 0 ? 'Agrees' : shownDifference(signed.difference)}
                      </Tag>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </SheetScroll>
      )}
    </DeskCard>
  );
}
