import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { isSquare, logoMinPixels } from '@contract/branding';
import { acceptedImages, imageMaxBytes } from '@contract/uploads';
import { openImage } from '@/lib/drawCrop';
import { Button } from '../../Button';
import { CropDialog } from '../../crop/CropDialog';
import { useCropping } from '../../crop/useCropping';
import { FileDrop } from '../../FileDrop';
import { SelectField } from '../../SelectField';

type LogoKind = 'square' | 'full';

interface LogoLabels {
  label: MessageDescriptor;
  hint: MessageDescriptor;
  alt: MessageDescriptor;
  crop: MessageDescriptor;
  remove: MessageDescriptor;
  replace: MessageDescriptor;
  openError: MessageDescriptor;
}

const logoLabels: Readonly<Record<LogoKind, LogoLabels>> = {
  square: {
    label: msg`Square logo`,
    hint: msg`Square PNG, JPEG, WebP or SVG. At least 128 × 128 pixels, up to 2 MB.`,
    alt: msg`Your square logo`,
    crop: msg`Crop square logo`,
    remove: msg`Remove square logo`,
    replace: msg`Replace square logo`,
    openError: msg`Couldn’t open the square logo. Choose the file again.`,
  },
  full: {
    label: msg`Full logo`,
    hint: msg`PNG, JPEG, WebP or SVG. At least 128 pixels wide, up to 2 MB.`,
    alt: msg`Your full logo`,
    crop: msg`Crop full logo`,
    remove: msg`Remove full logo`,
    replace: msg`Replace full logo`,
    openError: msg`Couldn’t open the full logo. Choose the file again.`,
  },
};

interface ImageDimensions {
  naturalWidth: number;
  naturalHeight: number;
}

/** Returns an error if the image has too few pixels, and null otherwise. */
function sizeError(kind: LogoKind, { naturalWidth: width, naturalHeight: height }: ImageDimensions) {
  if (kind === 'full') {
    return width < logoMinPixels
      ? t`This image is ${width} × ${height} pixels. Upload a logo at least ${{ min: logoMinPixels }} pixels wide.`
      : null;
  }
  return Math.max(width, height) < logoMinPixels
    ? t`This image is ${width} × ${height} pixels. Upload a logo of at least ${{ min: logoMinPixels }} × ${{ min: logoMinPixels }} pixels.`
    : null;
}

interface LogoCropDialogProps {
  kind: LogoKind;
  image: HTMLImageElement;
  /** Receives null if the browser cannot render the image. */
  onDone: (croppedFile: File | null) => void;
  onClose: () => void;
}

const shapes: readonly { value: string; label: MessageDescriptor }[] = [
  { value: 'own', label: msg`Original` },
  { value: '4', label: msg`4:1` },
  { value: '3', label: msg`3:1` },
  { value: '2', label: msg`2:1` },
  { value: '1', label: msg({ message: 'Square', context: 'aspect ratio' }) },
];

/** Crops an image to a logo. The operator can choose the aspect ratio of a full logo. */
function LogoCropDialog({ kind, image, onDone, onClose }: LogoCropDialogProps) {
  const { t } = useLingui();
  const [shape, setShape] = useState<string>('own');
  const imageAspect = kind === 'square' ? 1 : image.naturalWidth / image.naturalHeight;

  return (
    <CropDialog
      title={t(logoLabels[kind].crop)}
      hint={t`Drag the image or use the sliders. Empty areas stay transparent.`}
      image={image}
      aspect={shape === 'own' ? imageAspect : Number(shape)}
      widthLimits={{ min: logoMinPixels }}
      fileName={`${kind}-logo.png`}
      onDone={onDone}
      onClose={onClose}
    >
      {kind === 'full' && (
        <SelectField
          label={t`Aspect ratio`}
          options={shapes.map(({ value, label }) => ({ value, label: t(label) }))}
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
  const { t } = useLingui();
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
    else setRefusal(t(logoLabels[kind].openError));
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
  const { t } = useLingui();
  const labels = logoLabels[kind];
  const { src, remove } = logo;
  const picker = useLogoPicker(kind, logo.upload);

  return (
    <Stack spacing={1}>
      {src && (
        <Box sx={rowSx}>
          <Box component="img" src={src} alt={t(labels.alt)} sx={pictureSx} />
          <Button
            size={2}
            variant="soft"
            color="gray"
            aria-label={t(labels.crop)}
            disabled={logo.isBusy}
            onClick={() => void picker.crop(src)}
          >
            {t`Crop`}
          </Button>
          {remove && (
            <Button
              size={2}
              variant="text"
              color="red"
              aria-label={t(labels.remove)}
              disabled={logo.isBusy}
              onClick={remove}
            >
              {t`Remove`}
            </Button>
          )}
        </Box>
      )}
      <FileDrop
        label={t(src ? labels.replace : labels.label)}
        hint={t(labels.hint)}
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
