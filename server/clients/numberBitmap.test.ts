import { countUpTo } from './numberBitmap';

const numbers = [0, 3, 7, 8, 9, 31, 63, 64, 100];
const bits = Buffer.alloc(16);
for (const number of numbers) bits.writeUInt8(bits.readUInt8(number >> 3) | (1 << (number & 7)), number >> 3);

test.each([0, 1, 3, 6, 7, 8, 30, 31, 62, 63, 64, 99, 100, 127, 128, 5000, Infinity])(
  'countUpTo counts the numbers up to %p',
  (last) => {
    expect(countUpTo(bits, last)).toBe(numbers.filter((number) => number <= last).length);
  },
);
