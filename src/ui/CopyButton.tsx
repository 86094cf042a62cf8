import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import CheckIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopy';
import { useEffect, useState } from 'react';
import { copyText } from '@/lib/copyText';
import { IconButton } from './IconButton';
import { toast } from './toast';

/** Copies text and shows the result in a toast, such as `Payment ID copied`. */
export async function copyWithToast(text: string, name: string): Promise<void> {
  if (await copyText(text))
    toast.success(t({ message: `${name} copied`, comment: 'name is what was copied, such as Payment ID' }));
  else toast.error(t`Couldn’t copy to the clipboard. Select the text and copy it manually.`);
}

interface CopyButtonProps {
  text: string;
  /** Accessible name, such as "Copy email address". */
  label: string;
}

const copiedShownMs = 2000;

export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedShownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return (
    <IconButton
      label={isCopied ? t`Copied` : label}
      onClick={async (event) => {
        event.stopPropagation();
        setCopied(await copyText(text));
      }}
    >
      {isCopied ? <CheckIcon sx={{ fontSize: 16 }} color="success" /> : <CopyIcon sx={{ fontSize: 16 }} />}
    </IconButton>
  );
}
