export const directions = ['incoming', 'outgoing'] as const;
export type Direction = (typeof directions)[number];

export const statusFilters = ['all', 'succeeded', 'failed'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/**
 * Parses the direction, or returns `incoming` for an unknown one. The route accepts only lowercase values.
 */
export const parseDirection = (param: string | undefined): Direction =>
  directions.find((direction) => direction === param) ?? 'incoming';

// Spec 2: the status defaults to all.
export const parseStatus = (param: string | undefined): StatusFilter =>
  statusFilters.find((status) => status === param) ?? 'all';
