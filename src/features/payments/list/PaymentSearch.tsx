import { useUrlSearch } from '@/lib/useUrlSearch';
import { SearchField } from '@/ui/SearchField';

/** Keeps what is typed to itself, so that the list is drawn anew once typing rests and not at every key. */
export function PaymentSearch() {
  const { typed, type } = useUrlSearch();
  return <SearchField label="Search client, number, invoice or provider ID" value={typed} onChange={type} />;
}
