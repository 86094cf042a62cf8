import { useUrlParam } from '@/lib/useUrlParam';

export const bulkHistory = 'history';

/**
 * Returns the id of the open bulk action, `history` or an empty string, and a function that changes it in the
 * URL.
 */
export const useBulkParam = () => useUrlParam('bulk', '', { addsHistoryEntry: true });
