import TestSequencer from '@jest/test-sequencer';

/**
 * Starts with one file of each project. Workers that start with the same project would all compile the same
 * modules.
 */
export default class TestOrder extends TestSequencer {
  sort(tests) {
    const sorted = super.sort([...tests]);
    const isFirst = ({ context }, index) => sorted.findIndex((test) => test.context === context) === index;
    return [...sorted.filter(isFirst), ...sorted.filter((...test) => !isFirst(...test))];
  }
}
