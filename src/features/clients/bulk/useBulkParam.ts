import { useUrlParam } from '@/lib/useUrlParam';

export const bulkHistory = 'history';

/** The bulk action that stands open over the list, by its id, or the list of the latest; '' for neither. */
export const useBulkParam = () => useUrlParam('bulk', '', { isStep: true });
