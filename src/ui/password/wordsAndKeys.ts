import keyboards from '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.cjs';
import words from '@zxcvbn-ts/language-common/dist/diceware.json.cjs';

/** English words, and which keys lie beside each other. */
export { keyboards, words };
