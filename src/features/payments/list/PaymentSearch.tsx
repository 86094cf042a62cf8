import { useUrlSearch } from '@/lib/useUrlSearch';
import { SearchField } from '@/ui/SearchField';
import * as texts from '@/texts/payments/list';

/** Keeps what is typed to itself, so that the list is drawn anew once typing rests and not at every key. */
export function PaymentSearch() {
  const { typed, type } = useUrlSearch();
  return <SearchField label={texts.searchClientNumberInvoice} value={typed} onChange={type} />;
}
