import { shapes, sweepLongTexts } from './testing/longTexts';

// Some shapes for each place, each at some place: the slow project sends all of them everywhere.
sweepLongTexts({
  tooLong: (place, shape) => (place + shape) % 21 === 0,
  atLimit: (place, shape) => place % shapes.length === shape,
});
