import type { Refer } from './conditions';

/** A bit for each number up to the company's last and at least one more: whether that client is one of them. */
export type Numbers = Buffer;

/** Whether `clients c` is among them: told by the number alone, which every order's index has. */
export const isAmong = (numbers: Numbers, refer: Refer): string =>
  // Whoever was added since is looked up as the last bit, which is nobody's.
  `get_bit(${refer(numbers)}::bytea, least(c.number, ${numbers.length * 8 - 1})) <> 0`;

export const countOf = (numbers: Numbers, refer: Refer): string =>
  `(select bit_count(${refer(numbers)}::bytea))`;
