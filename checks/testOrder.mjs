import TestSequencer from '@jest/test-sequencer';

/**
 * Begins with one file of each project. Workers that begin with the same project compile the same modules at the same
 * time, each for itself.
 */
export default class TestOrder extends TestSequencer {
  sort(tests) {
    const sorted = super.sort([...tests]);
    const isFirst = ({ context }, index) => sorted.findIndex((test) => test.context === context) === index;
    return [...sorted.filter(isFirst), ...sorted.filter((...test) => !isFirst(...test))];
  }
}
