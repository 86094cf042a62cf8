import { decodeOne } from './decodedImage';
import { rasterize } from './raster';

// The SVG libraries take a second to load, so this process doesn't load them.
decodeOne(rasterize);
