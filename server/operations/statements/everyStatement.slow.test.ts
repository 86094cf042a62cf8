import { sweepStatements } from './testing/everyStatement';

sweepStatements({ isChosen: () => true, minStatements: 500 });
