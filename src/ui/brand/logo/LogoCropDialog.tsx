import { useState } from 'react';
import { inSentence } from '@/texts/inSentence';
import * as texts from '@/texts/ui/brand/logo';
import { SelectField } from '../../SelectField';
import { CropDialog } from '../../crop/CropDialog';
import { logoMinPixels, logoWords, type LogoKind } from './logoKinds';

interface LogoCropDialogProps {
  kind: LogoKind;
  image: HTMLImageElement;
  /** Null where the browser can't draw it. */
  onDone: (cropped: File | null) => void;
  onClose: () => void;
}

const shapes = [
  { value: 'own', label: texts.asTheImage },
  { value: '4', label: texts.n4To1 },
  { value: '3', label: texts.n3To1 },
  { value: '2', label: texts.n2To1 },
  { value: '1', label: texts.square },
] as const;

/** Chooses what of an image becomes the logo, and in which shape where it may have any. */
export function LogoCropDialog({ kind, image, onDone, onClose }: LogoCropDialogProps) {
  const [shape, setShape] = useState<string>('own');
  const ownAspect = kind === 'square' ? 1 : image.naturalWidth / image.naturalHeight;

  return (
    <CropDialog
      title={texts.cropThe(inSentence(logoWords[kind].label))}
      hint={texts.dragTheImageOrUse}
      image={image}
      aspect={shape === 'own' ? ownAspect : Number(shape)}
      pixels={{ least: logoMinPixels }}
      fileName={`${kind}-logo.png`}
      onDone={onDone}
      onClose={onClose}
    >
      {kind === 'full' && (
        <SelectField
          label={texts.shape}
          options={shapes}
          value={shape}
          onChange={(event) => setShape(event.target.value)}
        />
      )}
    </CropDialog>
  );
}
