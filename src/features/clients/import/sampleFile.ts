import { toCsv } from '@/lib/csv';
import { downloadText } from '@/lib/downloadText';
import * as texts from '@/texts/clients/import';

export const downloadSample = (): void => downloadText('clients-sample.csv', toCsv(texts.sampleRows));
