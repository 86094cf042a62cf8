import { copyText } from '@/lib/copyText';
import { toast } from './toast';

/** Copies, and says so: `Payment ID copied`. */
export async function copyAndTell(text: string, name: string): Promise<void> {
  if (await copyText(text)) toast.success(`${name} copied`);
  else toast.error(`${name} could not be copied. Select it and copy it by hand.`);
}
