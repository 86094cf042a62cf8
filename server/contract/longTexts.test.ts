import { shapes, sweepLongTexts } from './testing/longTexts';

// The gate sends one or two shapes to each place, and one of the longest allowed length to every second place. The slow
// project sends every shape to every place.
sweepLongTexts({
  tooLong: (place, shape) => (place + shape) % 21 === 0,
  atLimit: (place, shape) => place % (2 * shapes.length) === 2 * shape,
});
