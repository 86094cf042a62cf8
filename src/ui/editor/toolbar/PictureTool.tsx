import PictureIcon from '@mui/icons-material/ImageOutlined';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { Editor } from '@tiptap/core';
import { useId, useState, type FormEvent } from 'react';
import { logoMaxBytes } from '@/config/limits';
import { Button } from '../../Button';
import { FileDrop } from '../../FileDrop';
import { TextField } from '../../TextField';
import type { EditorPictures } from '../editorProps';
import type { Picture } from '../pictureNode';
import { ToolButton } from './ToolButton';

interface PictureToolProps {
  editor: Editor;
  pictures: EditorPictures;
  /** A file that was dropped on the text or pasted into it. */
  dropped: File | null;
  /** The picture that is chosen in the text. */
  chosen: Picture | null;
  onTaken: () => void;
}

/** Adds a picture, or describes the one that is chosen. */
export function PictureTool({ editor, pictures, dropped, chosen, onTaken }: PictureToolProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onTaken();
  };
  return (
    <>
      <ToolButton label="Picture" isOn={chosen !== null} onClick={() => setOpen(true)}>
        <PictureIcon aria-hidden fontSize="small" />
      </ToolButton>
      {(isOpen || dropped) && <PictureDialog {...{ editor, pictures, chosen, dropped }} onClose={close} />}
    </>
  );
}

type DialogProps = Omit<PictureToolProps, 'onTaken'> & { onClose: () => void };

function PictureDialog({ editor, pictures, dropped, chosen, onClose }: DialogProps) {
  const titleId = useId();
  const kept = dropped ? null : chosen;
  const [file, setFile] = useState(dropped);
  const [alt, setAlt] = useState(kept?.alt ?? '');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);

  const stored = async (): Promise<Omit<Picture, 'alt'> | null> => {
    if (!file) return kept;
    setBusy(true);
    try {
      return await pictures.upload(file);
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : 'The picture could not be kept.');
      return null;
    } finally {
      setBusy(false);
    }
  };
  const save = async () => {
    const picture = await stored();
    if (!picture) return;
    editor
      .chain()
      .focus()
      .setPicture({ ...picture, alt: alt.trim() })
      .run();
    onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void save();
  };

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id={titleId}>{kept ? 'The picture' : 'Add a picture'}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FileDrop
              label={file ? file.name : kept ? 'Replace the picture' : 'Drop a picture here'}
              hint="PNG, JPEG, WebP or SVG, 2 MB at most."
              accept=".png,.jpg,.jpeg,.webp,.svg,image/png,image/jpeg,image/webp,image/svg+xml"
              maxBytes={logoMaxBytes}
              onFile={(chosenFile) => {
                setError('');
                setFile(chosenFile);
              }}
              error={error}
              isBusy={isBusy}
            />
            <TextField
              label="What the picture shows"
              value={alt}
              onChange={({ target }) => setAlt(target.value)}
              hint="For those who can’t see it. Leave it empty if the text around it says it all."
              maxLength={300}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button colour="gray" variant="text" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" isLoading={isBusy} disabled={!file && !kept}>
            {kept ? 'Save picture' : 'Add picture'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
