import { formatNumber } from '@/lib/format';

/** `2 clients`, `1 client`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
