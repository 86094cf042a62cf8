import { copyText } from '@/lib/copyText';
import * as texts from '@/texts/ui';
import { toast } from './toast';

/** Copies, and says so: `Payment ID copied`. */
export async function copyAndTell(text: string, name: string): Promise<void> {
  if (await copyText(text)) toast.success(texts.copied(name));
  else toast.error(texts.couldNotBeCopiedSelect(name));
}
