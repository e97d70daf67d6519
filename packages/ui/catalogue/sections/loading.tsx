import { Skeleton, Spinner, Stack } from '../../src/index.ts';
import { State, States } from '../State.tsx';
import type { CatalogueSection } from './section.ts';

function Specimens() {
  return (
    <States>
      <State name="Spinner">
        <Spinner>Loading rooms…</Spinner>
      </State>
      <State name="Lines" width="column">
        <Stack gap="none">
          <Skeleton width="wide" />
          <Skeleton />
          <Skeleton width="half" />
          <Skeleton width="short" />
        </Stack>
      </State>
      <State name="Picture" width="column">
        <Skeleton shape="picture" />
      </State>
      <State name="Block" width="column">
        <Skeleton shape="block" />
      </State>
    </States>
  );
}

export const loading: CatalogueSection = { id: 'loading', title: 'Loading', Specimens };
