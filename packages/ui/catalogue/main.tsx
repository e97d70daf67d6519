import { createRoot } from 'react-dom/client';
import '../src/theme/index.ts';
import { Catalogue } from './Catalogue.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Catalogue />);
