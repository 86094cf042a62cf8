export type Direction = 'incoming' | 'outgoing';
export type StatusFilter = 'all' | 'succeeded' | 'failed';

export const directions: readonly Direction[] = ['incoming', 'outgoing'];
export const statusFilters: readonly StatusFilter[] = ['all', 'succeeded', 'failed'];

/** Null for what is no direction. */
export const directionOf = (param: string | undefined): Direction | null =>
  directions.find((direction) => direction === param?.toLowerCase()) ?? null;

/** All when the address names none; null for what is no status. */
export const statusOf = (param: string | undefined): StatusFilter | null =>
  param === undefined ? 'all' : (statusFilters.find((status) => status === param.toLowerCase()) ?? null);
