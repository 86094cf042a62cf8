import { useUrlSearch } from '@/lib/useUrlSearch';
import { SearchField } from '@/ui/SearchField';
import * as texts from '@/texts/payments/list';

/**
 * Holds the typed text in a separate component, so that typing does not re-render the list before the
 * debounce ends.
 */
export function PaymentSearch() {
  const { typed, type } = useUrlSearch();
  return <SearchField label={texts.searchClientNumberInvoice} value={typed} onChange={type} />;
}
