import { everySort, openNeighbourhood, sweepNeighbours, type Neighbourhood } from './testing/sweepNeighbours';

let opened: Neighbourhood;
beforeAll(async () => {
  opened = await openNeighbourhood();
});
afterAll(() => opened.world.close());

sweepNeighbours(() => opened, everySort);
