import { decodeOne } from './decodedImage';
import { decodeSvg } from './sanitizeSvg';

decodeOne(decodeSvg);
