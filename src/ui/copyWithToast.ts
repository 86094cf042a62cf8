import { copyText } from '@/lib/copyText';
import * as texts from '@/texts/ui';
import { toast } from './toast';

/** Copies text and shows the result in a toast, such as `Payment ID copied`. */
export async function copyWithToast(text: string, name: string): Promise<void> {
  if (await copyText(text)) toast.success(texts.copied(name));
  else toast.error(texts.couldNotBeCopiedSelect(name));
}
