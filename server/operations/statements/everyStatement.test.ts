import { sweepStatements } from './testing/everyStatement';

// The slow project tests the statements of every operation.
sweepStatements({
  isChosen: (operation) => /^(clients?|addClient|updateClient|pauseClient)$/.test(operation),
  minStatements: 40,
});
