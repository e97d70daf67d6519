import { useParams } from 'react-router-dom';
import { PaperPage } from '../../shared/paper/PaperPage.tsx';
import { RegistrationCard } from './RegistrationCard.tsx';

/** The registration card of one stay. */
export function CardPaper() {
  const { id = '' } = useParams();
  return (
    <PaperPage title="Registration card" back={{ to: `/stays/${id}`, label: 'The stay' }}>
      <RegistrationCard id={id} />
    </PaperPage>
  );
}
