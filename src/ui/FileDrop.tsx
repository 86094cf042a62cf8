import { useLingui } from '@lingui/react/macro';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useRef, useState, type DragEvent } from 'react';
import { validateFile } from '@/lib/validateFile';
import { Button } from './Button';
import { FieldMessage } from './FieldMessage';

interface FileDropProps {
  label: string;
  hint: string;
  /** The `accept` attribute of the file input, such as `.csv,text/csv`. */
  accept: string;
  maxBytes: number;
  onFile: (file: File) => void;
  error?: string;
  isBusy?: boolean;
}

const dropZone = (isDraggedOver: boolean): SxProps<Theme> => ({
  p: 3,
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  border: '1px dashed',
  borderColor: ({ palette }) => (isDraggedOver ? palette.primary.main : palette.outline),
  borderRadius: 1,
  bgcolor: isDraggedOver ? 'action.hover' : undefined,
  textAlign: 'center',
});

/** Accepts one dropped or selected file. Rejects a wrong type or size before the upload. */
export function FileDrop({ label, hint, accept, maxBytes, onFile, error, isBusy = false }: FileDropProps) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const [fileError, setFileError] = useState('');

  const message = fileError || error;
  const describedBy = message ? `${id}-hint ${id}-message` : `${id}-hint`;

  const acceptFile = (file: File | undefined) => {
    if (!file || isBusy) return;
    const problem = validateFile(file, accept, maxBytes);
    setFileError(problem ?? '');
    if (!problem) onFile(file);
  };
  const dragHandler = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(isInside && !isBusy);
  };
  const onDrop = (event: DragEvent) => {
    dragHandler(false)(event);
    acceptFile(event.dataTransfer.files[0]);
  };

  return (
    <div>
      <Box
        onDragOver={dragHandler(true)}
        onDragLeave={dragHandler(false)}
        onDrop={onDrop}
        sx={dropZone(isDraggedOver)}
      >
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
            acceptFile(event.target.files?.[0]);
            // Without the reset, selecting the same file again would not fire `change`.
            event.target.value = '';
          }}
        />
        <Button
          size={2}
          color="gray"
          variant="soft"
          isLoading={isBusy}
          aria-label={t({
            message: `Choose file: ${label}`,
            comment: 'label is the name of the upload field',
          })}
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          {t`Choose file`}
        </Button>
      </Box>
      <FieldMessage id={`${id}-message`} error={message} />
    </div>
  );
}
