import { sweepStatements } from './testing/everyStatement';

sweepStatements({ isChosen: () => true, leastTried: 500 });
