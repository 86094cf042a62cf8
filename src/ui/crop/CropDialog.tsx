import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import {
  fillingZoom,
  mostZoom,
  regionOf,
  settled,
  wholeOf,
  type Crop,
  type DrawnPixels,
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
  /** Width to height. */
  aspect: number;
  /** Nothing beside the image may be seen. */
  isFilled?: boolean;
  pixels: DrawnPixels;
  fileName: string;
  /** Stands over the sliders. */
  children?: ReactNode;
  preview?: (region: Region) => ReactNode;
  /** Null where the browser can't draw it. */
  onDone: (cropped: File | null) => void;
  onClose: () => void;
}

/** Chooses by pointer or by keyboard what of an image is taken. */
export function CropDialog(props: CropDialogProps) {
  const { title, hint, image, aspect, isFilled = false, pixels, fileName, children, preview } = props;
  const titleId = useId();
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const [chosen, choose] = useState<{ aspect: number; crop: Crop }>({ aspect, crop: wholeOf(size) });
  const least = isFilled ? fillingZoom(size, aspect) : 1;
  const most = Math.max(least, mostZoom(size, aspect, pixels.least));
  // Another shape begins with the whole image again.
  const wanted = chosen.aspect === aspect ? chosen.crop : wholeOf(size);
  const crop = settled(size, aspect, wanted, most, least);
  const region = regionOf(size, aspect, crop);
  const move = (change: Partial<Crop>) =>
    choose({ aspect, crop: settled(size, aspect, { ...crop, ...change }, most, least) });

  const finish = async () => props.onDone(await drawCrop(image, region, pixels, fileName));

  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {hint}
          </Typography>
          <CropStage image={image} size={size} aspect={aspect} crop={crop} onMove={move} />
          {children}
          {preview?.(region)}
          <CropSliders size={size} region={region} crop={crop} least={least} most={most} onMove={move} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button colour="gray" variant="text" onClick={props.onClose}>
          {texts.cancel}
        </Button>
        <Button onClick={() => void finish()}>{texts.useThis}</Button>
      </DialogActions>
    </Dialog>
  );
}
