import keyboards from '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.cjs';
import words from '@zxcvbn-ts/language-common/dist/diceware.json.cjs';

/**
 * Data that is loaded with the password estimator: English words, and the adjacent keys of keyboard layouts.
 */
export { keyboards, words };
