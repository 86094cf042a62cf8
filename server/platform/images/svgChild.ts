import { decodeOne } from './decodeOne';
import { decodeSvg } from './decodeSvg';

decodeOne(decodeSvg);
