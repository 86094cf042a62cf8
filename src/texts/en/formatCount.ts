import { formatNumber } from '@/lib/format';

/** Formats a count as `2 clients` or `1 client`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
