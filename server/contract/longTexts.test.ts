import { shapes, sweepLongTexts } from './testing/longTexts';

// Some shapes for each place, or for each second one, each at some place: the slow project sends all of them everywhere.
sweepLongTexts({
  tooLong: (place, shape) => (place + shape) % 21 === 0,
  atLimit: (place, shape) => place % (2 * shapes.length) === 2 * shape,
});
