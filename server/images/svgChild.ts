import { decodeOne } from './decodeChild';
import { decodeSvg } from './decodeSvg';

decodeOne(decodeSvg);
