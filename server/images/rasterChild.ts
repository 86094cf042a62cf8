import { decodeOne } from './decodeOne';
import { rasterise } from './raster';

// What SVGs need takes a second to load, and the others need none of it.
decodeOne(rasterise);
