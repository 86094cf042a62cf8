import { sweepLongTexts } from './testing/longTexts';

sweepLongTexts({ tooLong: () => true, atLimit: () => true });
