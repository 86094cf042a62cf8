export type Direction = 'incoming' | 'outgoing';
export type StatusFilter = 'all' | 'succeeded' | 'failed';

export const directions: readonly Direction[] = ['incoming', 'outgoing'];
export const statusFilters: readonly StatusFilter[] = ['all', 'succeeded', 'failed'];

/** What the address says; the route lets only its own words through, in lower case. */
export const directionOf = (param: string | undefined): Direction =>
  directions.find((direction) => direction === param) ?? 'incoming';

// Spec 2: the status is All when none is named.
export const statusOf = (param: string | undefined): StatusFilter =>
  statusFilters.find((status) => status === param) ?? 'all';
