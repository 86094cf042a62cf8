import type { Refer } from './conditions';

/** A bit for each number up to the company's last and at least one more: whether that client is one of them. */
export type Numbers = Buffer;

/** Of this many numbers each, in bits. */
export const blockSize = 64;

// Up to here it is quicker to go to each of them than to pass over everybody else.
const mostGoneTo = 1000;

/** The numbers themselves; null where they are many. */
function few(numbers: Numbers): number[] | null {
  const found: number[] = [];
  for (let at = 0; at < numbers.length; at += 1) {
    for (let bits = numbers[at] ?? 0; bits !== 0; bits &= bits - 1) {
      if (found.length === mostGoneTo) return null;
      found.push(at * 8 + 31 - Math.clz32(bits & -bits));
    }
  }
  return found;
}

/** Whether `clients c` is among them: told by the number alone, which every order's index has. */
export function isAmong(numbers: Numbers, refer: Refer): string {
  const found = few(numbers);
  if (found) return `c.number = any(${refer(found)}::integer[])`;
  // Whoever was added since is looked up as the last bit, which is nobody's.
  return `get_bit(${refer(numbers)}::bytea, least(c.number, ${numbers.length * 8 - 1})) <> 0`;
}

/** How many of them there are up to a number. */
export function countUpTo(numbers: Numbers, last: number): number {
  let count = 0;
  for (let at = 0; at * 8 <= last && at < numbers.length; at += 1) {
    const isPartly = last < at * 8 + 7;
    let bits = (numbers[at] ?? 0) & (isPartly ? (2 << (last & 7)) - 1 : 0xff);
    for (; bits !== 0; bits &= bits - 1) count += 1;
  }
  return count;
}

/** The same, but that of those who were looked at again only the selected ones are among them. */
export function lookedAtAgain(
  numbers: Numbers,
  looked: readonly number[],
  selected: readonly number[],
): Numbers {
  const blocks = Math.floor((Math.max(...looked) + 1) / blockSize) + 1;
  const again = Buffer.alloc(Math.max(numbers.length, (blocks * blockSize) / 8));
  numbers.copy(again);
  const setBit = (number: number, isSet: boolean): void => {
    const bit = 1 << (number & 7);
    const byte = again[number >> 3] ?? 0;
    again[number >> 3] = isSet ? byte | bit : byte & ~bit;
  };
  for (const number of looked) setBit(number, false);
  for (const number of selected) setBit(number, true);
  return again;
}

/** Whether nobody beyond a number is among them. */
export const endBy = (numbers: Numbers, last: number): boolean => {
  const byte = numbers.findLastIndex((bits) => bits !== 0);
  return byte < 0 || byte * 8 + 31 - Math.clz32(numbers[byte] ?? 0) <= last;
};
