import { useLingui } from '@lingui/react/macro';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import Stack from '@mui/material/Stack';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { acceptedImages, imageMaxBytes } from '@contract/uploads';
import { Dialog } from '../../Dialog';
import { FileDrop } from '../../FileDrop';
import { TextField } from '../../TextField';
import type { EditorPictures } from '../editorProps';
import type { Picture } from '../pictureNode';
import { ToolButton } from './ToolButton';

interface PictureToolProps {
  editor: Editor;
  pictures: EditorPictures;
  /** A file that was dropped or pasted into the editor. */
  dropped: File | null;
  /** The picture selected in the editor. */
  chosen: Picture | null;
  onTaken: () => void;
}

/** Adds a picture, or edits the selected one. */
export function PictureTool({ editor, pictures, dropped, chosen, onTaken }: PictureToolProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onTaken();
  };
  return (
    <>
      <ToolButton label={t`Image`} isOn={chosen !== null} onClick={() => setOpen(true)}>
        <PictureIcon aria-hidden fontSize="small" />
      </ToolButton>
      {(isOpen || dropped) && <PictureDialog {...{ editor, pictures, chosen, dropped }} onClose={close} />}
    </>
  );
}

type DialogProps = Omit<PictureToolProps, 'onTaken'> & { onClose: () => void };

function PictureDialog({ editor, pictures, dropped, chosen, onClose }: DialogProps) {
  const { t } = useLingui();
  const existing = dropped ? null : chosen;
  const [file, setFile] = useState(dropped);
  const [alt, setAlt] = useState(existing?.alt ?? '');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);

  const resolvePicture = async (): Promise<Omit<Picture, 'alt'> | null> => {
    if (!file) return existing;
    setBusy(true);
    try {
      return await pictures.upload(file);
    } catch (uploadError) {
      setError(uploadError instanceof Error ? uploadError.message : t`Couldn’t upload the image. Try again.`);
      return null;
    } finally {
      setBusy(false);
    }
  };
  const save = async () => {
    const picture = await resolvePicture();
    if (!picture) return;
    editor
      .chain()
      .focus()
      .setPicture({ ...picture, alt: alt.trim() })
      .run();
    onClose();
  };

  return (
    <Dialog
      title={existing ? t`Edit image` : t`Add image`}
      isForm
      isBusy={isBusy}
      submitLabel={existing ? t`Save image` : t`Add image`}
      isSubmitDisabled={!file && !existing}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <FileDrop
          label={file ? file.name : existing ? t`Replace image` : t`Drop an image here`}
          hint={t`PNG, JPEG, WebP or SVG, up to 2 MB.`}
          accept={`.png,.jpg,.jpeg,.webp,.svg,${acceptedImages}`}
          maxBytes={imageMaxBytes}
          onFile={(newFile) => {
            setError('');
            setFile(newFile);
          }}
          error={error}
          isBusy={isBusy}
        />
        <TextField
          label={t`Alt text`}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          hint={t`Describes the image for people who use screen readers. Leave empty if the image is decorative.`}
          maxLength={300}
        />
      </Stack>
    </Dialog>
  );
}
