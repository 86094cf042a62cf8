import { useUrlSearch } from '@/lib/useUrlSearch';
import { SearchField } from '@/ui/SearchField';
import * as texts from '@/texts/clients/list';

/** Keeps what is typed to itself, so that the list is drawn anew once typing rests and not at every key. */
export function ListSearch() {
  const { typed, type } = useUrlSearch();
  return <SearchField label={texts.searchNameEmailPhoneOrNumber} value={typed} onChange={type} />;
}
