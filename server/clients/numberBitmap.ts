import type { BindValue } from './search';

/**
 * A bitmap of client numbers, with a bit for each number up to the company's highest and at least one spare
 * bit.
 */
export type NumberBitmap = Buffer;

/** The number of bits in a block, one for each client number. */
export const blockSize = 64;

// Up to this many numbers, looking up each client is faster than skipping all others.
const maxListedNumbers = 1000;

/** Returns the numbers, or null if there are too many to list. */
function listNumbers(numbers: NumberBitmap): number[] | null {
  const listed: number[] = [];
  for (let byteIndex = 0; byteIndex < numbers.length; byteIndex += 1) {
    for (let bits = numbers[byteIndex] ?? 0; bits !== 0; bits &= bits - 1) {
      if (listed.length === maxListedNumbers) return null;
      listed.push(byteIndex * 8 + 31 - Math.clz32(bits & -bits));
    }
  }
  return listed;
}

/** Returns a condition on `clients c` that needs only the number, which every sort index includes. */
export function bitmapCondition(numbers: NumberBitmap, bind: BindValue): string {
  const listed = listNumbers(numbers);
  if (listed) return `c.number = any(${bind(listed)}::integer[])`;
  // A client added later maps to the last bit, which is never set.
  return `get_bit(${bind(numbers)}::bytea, least(c.number, ${numbers.length * 8 - 1})) <> 0`;
}

export function countUpTo(numbers: NumberBitmap, last: number): number {
  let count = 0;
  for (let byteIndex = 0; byteIndex * 8 <= last && byteIndex < numbers.length; byteIndex += 1) {
    const isPartial = last < byteIndex * 8 + 7;
    let bits = (numbers[byteIndex] ?? 0) & (isPartial ? (2 << (last & 7)) - 1 : 0xff);
    for (; bits !== 0; bits &= bits - 1) count += 1;
  }
  return count;
}

/** Returns a copy in which a checked number is set only if it is selected. Other numbers do not change. */
export function updateBitmap(
  numbers: NumberBitmap,
  checked: readonly number[],
  selected: readonly number[],
): NumberBitmap {
  const blocks = Math.floor((Math.max(...checked) + 1) / blockSize) + 1;
  const updated = Buffer.alloc(Math.max(numbers.length, (blocks * blockSize) / 8));
  numbers.copy(updated);
  const setBit = (number: number, isSet: boolean): void => {
    const bit = 1 << (number & 7);
    const byte = updated[number >> 3] ?? 0;
    updated[number >> 3] = isSet ? byte | bit : byte & ~bit;
  };
  for (const number of checked) setBit(number, false);
  for (const number of selected) setBit(number, true);
  return updated;
}

export const isEmptyAbove = (numbers: NumberBitmap, last: number): boolean => {
  const byte = numbers.findLastIndex((bits) => bits !== 0);
  return byte < 0 || byte * 8 + 31 - Math.clz32(numbers[byte] ?? 0) <= last;
};
