import type { DatabaseKind } from '../table';

/** The size of a benchmark database. The benchmarks measure the first company. */
export interface Sizes {
  companies: number;
  /** The total of all companies. */
  clients: number;
  clientsOfFirst: number;
  /** The payments of the first company. */
  payments: number;
}

export const postgresSizes: Sizes = {
  companies: 41,
  clients: 1_000_000,
  clientsOfFirst: 200_000,
  payments: 2_000_000,
};

export const embeddedSizes: Sizes = {
  companies: 2,
  clients: 52_000,
  clientsOfFirst: 50_000,
  payments: 500_000,
};

/** Sizes that only test whether a benchmark works. */
const shortSizes: Sizes = { companies: 3, clients: 24_000, clientsOfFirst: 20_000, payments: 40_000 };

export const sizesOf = (kind: DatabaseKind, isShort: boolean): Sizes => {
  if (isShort) return shortSizes;
  return kind === 'postgres' ? postgresSizes : embeddedSizes;
};
