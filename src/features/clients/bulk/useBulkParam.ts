import { useUrlParam } from '@/lib/useUrlParam';

export const bulkHistory = 'history';

/** Returns the id of the open bulk action, `history` for the list of actions, or an empty string. */
export const useBulkParam = () => useUrlParam('bulk', '', { addsHistoryEntry: true });
