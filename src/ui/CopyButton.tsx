import CheckIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopy';
import { useEffect, useState } from 'react';
import { copyText } from '@/lib/copyText';
import * as texts from '@/texts/ui';
import { IconButton } from './IconButton';

interface CopyButtonProps {
  text: string;
  /** Accessible name, such as "Copy email address". */
  label: string;
}

const copiedShownMs = 2000;

export function CopyButton({ text, label }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedShownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return (
    <IconButton
      label={isCopied ? texts.copiedAnything : label}
      onClick={async (event) => {
        event.stopPropagation();
        setCopied(await copyText(text));
      }}
    >
      {isCopied ? <CheckIcon sx={{ fontSize: 16 }} color="success" /> : <CopyIcon sx={{ fontSize: 16 }} />}
    </IconButton>
  );
}
