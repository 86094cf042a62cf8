import type { DatabaseKind } from '../table';

/** How much a benchmark's database holds. The first company is the one that is measured. */
export interface Sizes {
  companies: number;
  /** Of all companies together. */
  clients: number;
  clientsOfFirst: number;
  /** Of the first company. */
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

/** Enough to see that a benchmark works. */
const shortSizes: Sizes = { companies: 3, clients: 24_000, clientsOfFirst: 20_000, payments: 40_000 };

export const sizesOf = (kind: DatabaseKind, isShort: boolean): Sizes => {
  if (isShort) return shortSizes;
  return kind === 'postgres' ? postgresSizes : embeddedSizes;
};
