import { useUrlSearch } from '@/lib/useUrlSearch';
import { SearchField } from '@/ui/SearchField';
import * as texts from '@/texts/clients/list';

/** Holds the typed text, so that the list rerenders after the debounce and not on every key press. */
export function ListSearch() {
  const { typed, type } = useUrlSearch();
  return <SearchField label={texts.searchNameEmailPhoneOrNumber} value={typed} onChange={type} />;
}
