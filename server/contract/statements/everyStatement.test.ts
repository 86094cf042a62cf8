import { sweepStatements } from './testing/everyStatement';

// The slow project makes the statements of every operation.
sweepStatements({
  isChosen: (operation) => /^(clients?|addClient|updateClient|pauseClient)$/.test(operation),
  leastTried: 40,
});
