import { everySort, setUpNeighbors, sweepNeighbors, type NeighborSetup } from './testing/sweepNeighbors';

let setup: NeighborSetup;
beforeAll(async () => {
  setup = await setUpNeighbors();
});
afterAll(() => setup.fixture.close());

sweepNeighbors(() => setup, everySort);
