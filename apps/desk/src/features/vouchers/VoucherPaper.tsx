import { useParams } from 'react-router-dom';
import { useMotel } from '../../shared/motel.tsx';
import { House, PaperPage } from '../../shared/paper/PaperPage.tsx';
import { facts, kind, paper, top } from '../../shared/paper/paper.css.ts';
import { useDesk } from '../../shared/wire/calls.ts';

/** A gift voucher on paper, in the motel's language. */
export function VoucherPaper() {
  const { code } = useParams();
  const motel = useMotel();
  const { data } = useDesk('vouchers', {}, { refresh: false });
  const [title = '', ...lines] = data?.vouchers.find((voucher) => voucher.code === code)?.paper ?? [];
  return (
    <PaperPage title="Gift voucher" back={{ to: '/vouchers', label: 'Gift vouchers' }}>
      {title !== '' && (
        <article className={paper} aria-label={title}>
          <div className={top}>
            <h2 className={kind}>{title}</h2>
            <House {...motel} phone={motel.phone.shown} />
          </div>
          {lines.map((line) => (
            <p key={line} className={facts}>
              {line}
            </p>
          ))}
        </article>
      )}
    </PaperPage>
  );
}
