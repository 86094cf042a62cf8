import { everySort, sweepNeighbours } from './testing/sweepNeighbours';

sweepNeighbours(everySort);
