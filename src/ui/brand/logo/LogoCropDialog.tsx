import { useState } from 'react';
import { logoMinPixels } from '@contract/branding';
import { inSentence } from '@/texts/inSentence';
import * as texts from '@/texts/ui/brand/logo';
import { SelectField } from '../../SelectField';
import { CropDialog } from '../../crop/CropDialog';
import { logoLabels, type LogoKind } from './logoKinds';

interface LogoCropDialogProps {
  kind: LogoKind;
  image: HTMLImageElement;
  /** Receives null if the browser cannot render the image. */
  onDone: (croppedFile: File | null) => void;
  onClose: () => void;
}

const shapes = [
  { value: 'own', label: texts.asTheImage },
  { value: '4', label: texts.n4To1 },
  { value: '3', label: texts.n3To1 },
  { value: '2', label: texts.n2To1 },
  { value: '1', label: texts.square },
] as const;

/** Crops an image to a logo. The operator can choose the aspect ratio of a full logo. */
export function LogoCropDialog({ kind, image, onDone, onClose }: LogoCropDialogProps) {
  const [shape, setShape] = useState<string>('own');
  const imageAspect = kind === 'square' ? 1 : image.naturalWidth / image.naturalHeight;

  return (
    <CropDialog
      title={texts.cropThe(inSentence(logoLabels[kind].label))}
      hint={texts.dragTheImageOrUse}
      image={image}
      aspect={shape === 'own' ? imageAspect : Number(shape)}
      widthLimits={{ min: logoMinPixels }}
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
