import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useRef, useState, type DragEvent } from 'react';
import { refusalOf } from '@/lib/fileRefusal';
import * as texts from '@/texts/ui';
import { Button } from './Button';
import { FieldMessage } from './FieldMessage';

interface FileDropProps {
  label: string;
  hint: string;
  /** As of an `<input type="file">`: `.csv,text/csv`. */
  accept: string;
  maxBytes: number;
  onFile: (file: File) => void;
  error?: string;
  isBusy?: boolean;
}

const dropZone = (isOver: boolean): SxProps<Theme> => ({
  p: 3,
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  border: '1px dashed',
  borderColor: ({ palette }) => (isOver ? palette.primary.main : palette.outline),
  borderRadius: 1,
  bgcolor: isOver ? 'action.hover' : undefined,
  textAlign: 'center',
});

/** Takes one file, dropped or chosen, and refuses a wrong one before anything is sent. */
export function FileDrop({ label, hint, accept, maxBytes, onFile, error, isBusy = false }: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState('');

  const message = refusal || error;
  const describedBy = message ? `${id}-hint ${id}-message` : `${id}-hint`;

  const take = (file: File | undefined) => {
    if (!file || isBusy) return;
    const problem = refusalOf(file, accept, maxBytes);
    setRefusal(problem ?? '');
    if (!problem) onFile(file);
  };
  const onDrag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isInside && !isBusy);
  };
  const onDrop = (event: DragEvent) => {
    onDrag(false)(event);
    take(event.dataTransfer.files[0]);
  };

  return (
    <div>
      <Box onDragOver={onDrag(true)} onDragLeave={onDrag(false)} onDrop={onDrop} sx={dropZone(isOver)}>
        <UploadIcon aria-hidden sx={{ color: 'text.secondary' }} />
        <Typography component="label" htmlFor={id} variant="subtitle1">
          {label}
        </Typography>
        <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          disabled={isBusy}
          hidden
          aria-describedby={describedBy}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // Choosing the same file again, corrected meanwhile, must be noticed.
            event.target.value = '';
          }}
        />
        <Button
          size={2}
          colour="gray"
          variant="soft"
          isLoading={isBusy}
          aria-label={texts.chooseAFileLabel(label)}
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          {texts.chooseAFile}
        </Button>
      </Box>
      <FieldMessage id={`${id}-message`} error={message} />
    </div>
  );
}
