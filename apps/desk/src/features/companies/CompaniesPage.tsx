import { AGES, type AnswerTo } from '@motel/api-client/desk-contracts';
import { Alert } from '@motel/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard, PageHead } from '../../shared/parts/Page.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { rowLink } from '../../shared/sheet/sheet.css.ts';
import { cards } from '../../shared/sheet/sheet-page.css.ts';
import { useDesk } from '../../shared/wire/calls.ts';
import { CompanyForm, NEW_COMPANY } from './CompanyForm.tsx';

export function CompaniesPage() {
  const { data, error } = useDesk('companies', {}, { refresh: 60_000 });
  const [isAdding, setAdding] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <PageHead
        title="Companies"
        note="They pay for stays by invoice."
        end={
          <DeskButton variant="solid" icon="plus" onClick={() => setAdding(true)} disabled={isAdding}>
            Add a company
          </DeskButton>
        }
      />
      <div className={cards}>
        {error && <Alert tone="error">{error.message}</Alert>}
        {isAdding && (
          <DeskCard title="A new company" isInset>
            <CompanyForm company={NEW_COMPANY} deed="Add it" onKept={(id) => navigate(`/companies/${id}`)} />
          </DeskCard>
        )}
        {data && <Owed companies={data} />}
      </div>
    </>
  );
}

function Owed({ companies: { companies, ages } }: { readonly companies: AnswerTo<'companies'> }) {
  const { shownMoney } = useMotel();
  return (
    <DeskCard title="Owed, by days since it was due" count={companies.length}>
      <Sheet
        label="Companies and what they owe"
        empty="No company yet."
        columns={['Company', ...AGES.map(({ title }) => ({ amount: title })), { amount: 'In all' }]}
        rows={companies.map((company) => [
          company.id,
          <Link key={company.id} className={rowLink} to={`/companies/${company.id}`}>
            {company.name}
          </Link>,
          ...company.ages.map(shownMoney),
          shownMoney(company.open),
        ])}
        foot={['All', ...ages.map(shownMoney), '']}
      />
    </DeskCard>
  );
}
