import { useState } from 'react';
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
  { value: 'own', label: 'As the image is' },
  { value: '4', label: '4 to 1' },
  { value: '3', label: '3 to 1' },
  { value: '2', label: '2 to 1' },
  { value: '1', label: 'Square' },
] as const;

/** Chooses what of an image becomes the logo, and in which shape where it may have any. */
export function LogoCropDialog({ kind, image, onDone, onClose }: LogoCropDialogProps) {
  const [shape, setShape] = useState<string>('own');
  const ownAspect = kind === 'square' ? 1 : image.naturalWidth / image.naturalHeight;

  return (
    <CropDialog
      title={`Crop the ${logoWords[kind].label.toLowerCase()}`}
      hint="Drag the image, or use the sliders. What is left empty stays see-through."
      image={image}
      aspect={shape === 'own' ? ownAspect : Number(shape)}
      pixels={{ least: logoMinPixels }}
      fileName={`${kind}-logo.png`}
      onDone={onDone}
      onClose={onClose}
    >
      {kind === 'full' && (
        <SelectField
          label="Shape"
          options={shapes}
          value={shape}
          onChange={(event) => setShape(event.target.value)}
        />
      )}
    </CropDialog>
  );
}
