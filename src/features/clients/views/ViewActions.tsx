import type { ClientList } from '../list/useClientList';
import { ModifiedView } from './ModifiedView';
import { SaveView } from './SaveView';

/**
 * Shows the buttons that save or reset the state of the list. Renders nothing while there is no change to
 * save.
 */
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
