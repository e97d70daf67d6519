import { Tag } from '../../shared/parts/Tag.tsx';

/** Whether sums agree. @param words said where they do */
export function Agreement({ is, words }: { readonly is: boolean; readonly words: string }) {
  return (
    <Tag tone={is ? 'green' : 'red'} icon={is ? 'check' : 'warning'}>
      {is ? words : 'Does not agree'}
    </Tag>
  );
}
