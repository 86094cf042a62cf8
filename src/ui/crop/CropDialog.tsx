import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import {
  coverZoom,
  maxZoomFor,
  regionOf,
  clampCrop,
  fullCrop,
  type Crop,
  type OutputWidthLimits,
  type Region,
} from '@/lib/cropping';
import { drawCrop } from '@/lib/drawCrop';
import * as texts from '@/texts/ui/crop';
import { Button } from '../Button';
import { CropStage } from './CropStage';
import { CropSliders } from './CropSliders';

interface CropDialogProps {
  title: string;
  hint: string;
  image: HTMLImageElement;
  /** Width divided by height. */
  aspect: number;
  /** Requires the image to fill the frame. */
  isFilled?: boolean;
  widthLimits: OutputWidthLimits;
  fileName: string;
  /** Rendered between the image and the preview. */
  children?: ReactNode;
  preview?: (region: Region) => ReactNode;
  /** Receives null if the browser cannot draw the crop. */
  onDone: (cropped: File | null) => void;
  onClose: () => void;
}

/** Crops an image by pointer or keyboard. */
export function CropDialog(props: CropDialogProps) {
  const { title, hint, image, aspect, isFilled = false, widthLimits, fileName, children, preview } = props;
  const titleId = useId();
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const [selection, setSelection] = useState<{ aspect: number; crop: Crop }>({
    aspect,
    crop: fullCrop(size),
  });
  const minZoom = isFilled ? coverZoom(size, aspect) : 1;
  const maxZoom = Math.max(minZoom, maxZoomFor(size, aspect, widthLimits.min));
  // Resets the crop to the whole image when the aspect ratio changes.
  const requestedCrop = selection.aspect === aspect ? selection.crop : fullCrop(size);
  const crop = clampCrop(size, aspect, requestedCrop, maxZoom, minZoom);
  const region = regionOf(size, aspect, crop);
  const updateCrop = (change: Partial<Crop>) =>
    setSelection({ aspect, crop: clampCrop(size, aspect, { ...crop, ...change }, maxZoom, minZoom) });

  const finish = async () => props.onDone(await drawCrop(image, region, widthLimits, fileName));

  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {hint}
          </Typography>
          <CropStage image={image} size={size} aspect={aspect} crop={crop} onChange={updateCrop} />
          {children}
          {preview?.(region)}
          <CropSliders
            size={size}
            region={region}
            crop={crop}
            minZoom={minZoom}
            maxZoom={maxZoom}
            onChange={updateCrop}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="gray" variant="text" onClick={props.onClose}>
          {texts.cancel}
        </Button>
        <Button onClick={() => void finish()}>{texts.useThis}</Button>
      </DialogActions>
    </Dialog>
  );
}
