import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { isSquare, logoMinPixels } from '@contract/branding';
import { acceptedImages, imageMaxBytes } from '@contract/uploads';
import { openImage } from '@/lib/drawCrop';
import { inSentence } from '@/texts/grammar';
import * as texts from '@/texts/ui/brand/logo';
import { Button } from '../../Button';
import { CropDialog } from '../../crop/CropDialog';
import { useCropping } from '../../crop/useCropping';
import { FileDrop } from '../../FileDrop';
import { SelectField } from '../../SelectField';

type LogoKind = 'square' | 'full';

interface LogoLabels {
  label: string;
  hint: string;
}

const logoLabels: Readonly<Record<LogoKind, LogoLabels>> = {
  square: {
    label: texts.squareLogo,
    hint: texts.pngJpegWebpOrSvgSquare,
  },
  full: { label: texts.fullLogo, hint: texts.pngJpegWebpOrSvg },
};

interface ImageDimensions {
  naturalWidth: number;
  naturalHeight: number;
}

/** Returns an error if the image has too few pixels, and null otherwise. */
function sizeError(kind: LogoKind, { naturalWidth: width, naturalHeight: height }: ImageDimensions) {
  const size = texts.thisImageIsByPixels(width, height);
  if (kind === 'full') {
    return width < logoMinPixels ? texts.aFullLogoNeeds(size, logoMinPixels) : null;
  }
  return Math.max(width, height) < logoMinPixels ? texts.aSquareLogoNeedsByPixels(size, logoMinPixels) : null;
}

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
function LogoCropDialog({ kind, image, onDone, onClose }: LogoCropDialogProps) {
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

const svgType = 'image/svg+xml';

/**
 * Passes a selected image to `onFile`, after cropping if a square logo needs it. Rejects small images other
 * than SVGs.
 */
function useLogoPicker(kind: LogoKind, onFile: (file: File) => void) {
  const { begin, setRefusal, ...cropping } = useCropping(onFile);

  async function choose(file: File) {
    setRefusal(null);
    const url = URL.createObjectURL(file);
    const revokeUrl = () => URL.revokeObjectURL(url);
    const image = await openImage(url);
    const error = image && file.type !== svgType ? sizeError(kind, image) : null;
    if (image && !error && kind === 'square' && !isSquare(image.naturalWidth, image.naturalHeight))
      return begin({ image, release: revokeUrl });
    revokeUrl();
    // The server may support formats that this browser cannot decode, and reports an error otherwise.
    if (error) setRefusal(error);
    else onFile(file);
  }

  async function crop(src: string) {
    setRefusal(null);
    const image = await openImage(src);
    if (image) begin({ image, release: () => undefined });
    else setRefusal(texts.theCouldNotBeOpenedChoose(inSentence(logoLabels[kind].label)));
  }
  return { ...cropping, choose, crop };
}

export interface Logo {
  src: string | null;
  isBusy: boolean;
  error: string | null;
  upload: (file: File) => void;
  /** Omitted if the logo is required. */
  remove?: () => void;
}

interface LogoFieldProps {
  kind: LogoKind;
  logo: Logo;
  error?: string;
}

const rowSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;
// The portal shows logos on white in both color schemes.
const pictureSx = {
  height: 56,
  maxWidth: '100%',
  p: 0.5,
  objectFit: 'contain',
  borderRadius: 1,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'common.white',
} as const;

export function LogoField({ kind, logo, error }: LogoFieldProps) {
  const { label, hint } = logoLabels[kind];
  const name = inSentence(label);
  const { src, remove } = logo;
  const picker = useLogoPicker(kind, logo.upload);

  return (
    <Stack spacing={1}>
      {src && (
        <Box sx={rowSx}>
          <Box component="img" src={src} alt={texts.your(name)} sx={pictureSx} />
          <Button
            size={2}
            variant="soft"
            color="gray"
            aria-label={texts.cropTheName(name)}
            disabled={logo.isBusy}
            onClick={() => void picker.crop(src)}
          >
            {texts.crop}
          </Button>
          {remove && (
            <Button
              size={2}
              variant="text"
              color="red"
              aria-label={texts.removeThe(name)}
              disabled={logo.isBusy}
              onClick={remove}
            >
              {texts.remove}
            </Button>
          )}
        </Box>
      )}
      <FileDrop
        label={src ? texts.replaceThe(name) : label}
        hint={hint}
        accept={acceptedImages}
        maxBytes={imageMaxBytes}
        onFile={(file) => void picker.choose(file)}
        isBusy={logo.isBusy}
        error={picker.refusal ?? logo.error ?? error}
      />
      {picker.cropping && (
        <LogoCropDialog kind={kind} image={picker.cropping} onDone={picker.finish} onClose={picker.cancel} />
      )}
    </Stack>
  );
}
