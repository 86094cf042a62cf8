import type { ClientList } from '../list/useClientList';
import { ModifiedView } from './ModifiedView';
import { SaveView } from './SaveView';

/** What can be kept of the list as it is: nothing, where it is as it always was. */
export function ViewActions({ list }: { list: ClientList }) {
  const { current } = list.views;
  const isChanged = current ? list.isViewModified : list.viewQuery !== '';
  if (!isChanged) return null;

  return (
    <>
      {current && <ModifiedView list={list} view={current} />}
      <SaveView list={list} />
    </>
  );
}
