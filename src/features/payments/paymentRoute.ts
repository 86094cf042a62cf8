export type Direction = 'incoming' | 'outgoing';
export type StatusFilter = 'all' | 'succeeded' | 'failed';

export const directions: readonly Direction[] = ['incoming', 'outgoing'];
export const statusFilters: readonly StatusFilter[] = ['all', 'succeeded', 'failed'];

/**
 * Parses the direction, or returns `incoming` for an unknown one. The route accepts only lowercase values.
 */
export const parseDirection = (param: string | undefined): Direction =>
  directions.find((direction) => direction === param) ?? 'incoming';

// Spec 2: the status defaults to all.
export const parseStatus = (param: string | undefined): StatusFilter =>
  statusFilters.find((status) => status === param) ?? 'all';
