import { changeOf, changeOfRate } from './change';

test.each([
  [110, 100, 'up', { arrow: 'up', words: 'Up 10%', isGood: true }],
  [110, 100, 'down', { arrow: 'up', words: 'Up 10%', isGood: false }],
  [95, 100, 'up', { arrow: 'down', words: 'Down 5%', isGood: false }],
  [995, 1000, 'up', { arrow: 'down', words: 'Down 0.5%', isGood: false }],
  [0, 3, 'down', { arrow: 'down', words: 'Down 100%', isGood: true }],
  [7, 0, 'up', { arrow: 'up', words: 'Up from none', isGood: true }],
  [-5, 0, 'up', { arrow: 'down', words: 'Down from none', isGood: false }],
  [4, 4, 'up', { arrow: 'none', words: 'No change', isGood: null }],
  [10_003, 10_000, 'up', { arrow: 'none', words: 'Hardly any change', isGood: null }],
  [0, 0, 'up', { arrow: 'none', words: 'No change', isGood: null }],
] as const)('%d after %d, where %s is good', (value, previous, good, change) => {
  expect(changeOf(value, previous, good)).toEqual(change);
});

test.each([
  [0.03, 0.02, { arrow: 'up', words: 'Up 1 point', isGood: false }],
  [0.016, 0.02, { arrow: 'down', words: 'Down 0.4 points', isGood: true }],
  [0.02004, 0.02, { arrow: 'none', words: 'No change', isGood: null }],
  [null, 0.02, null],
  [0.02, null, null],
])('a churn rate of %p after %p', (value, previous, change) => {
  expect(changeOfRate(value, previous, 'down')).toEqual(change);
});
