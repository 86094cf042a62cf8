import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { mostZoom, regionOf, settled, wholeOf, type Crop } from '@/lib/cropping';
import { drawCrop } from '@/lib/drawCrop';
import { Button } from '../../Button';
import { RangeField } from '../../RangeField';
import { SelectField } from '../../SelectField';
import { CropStage } from './CropStage';
import { logoMinPixels, logoWords, type LogoKind } from './logoKinds';

interface CropDialogProps {
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

/** Chooses by pointer or by keyboard what of an image becomes the logo. */
export function CropDialog({ kind, image, onDone, onClose }: CropDialogProps) {
  const titleId = useId();
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const [shape, setShape] = useState<string>('own');
  const [crop, setCrop] = useState<Crop>(wholeOf(size));
  const ownAspect = kind === 'square' ? 1 : size.width / size.height;
  const aspect = shape === 'own' ? ownAspect : Number(shape);
  const most = mostZoom(size, aspect, logoMinPixels);
  const region = regionOf(size, aspect, crop);
  const move = (change: Partial<Crop>) => setCrop(settled(size, aspect, { ...crop, ...change }, most));
  const label = logoWords[kind].label.toLowerCase();

  const finish = async () => onDone(await drawCrop(image, region, logoMinPixels, `${kind}-logo.png`));

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Crop the {label}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Drag the image, or use the sliders. What is left empty stays see-through.
          </Typography>
          <CropStage image={image} size={size} aspect={aspect} crop={crop} onMove={move} />
          {kind === 'full' && (
            <SelectField
              label="Shape"
              options={shapes}
              value={shape}
              onChange={(event) => {
                setShape(event.target.value);
                setCrop(wholeOf(size));
              }}
            />
          )}
          <RangeField
            label="Zoom"
            min={1}
            max={most}
            value={crop.zoom}
            isDisabled={most === 1}
            onChange={(zoom) => move({ zoom })}
          />
          <RangeField
            label="Left to right"
            min={region.width / 2}
            max={size.width - region.width / 2}
            value={crop.x}
            isDisabled={region.width >= size.width}
            onChange={(x) => move({ x })}
          />
          <RangeField
            label="Top to bottom"
            min={region.height / 2}
            max={size.height - region.height / 2}
            value={crop.y}
            isDisabled={region.height >= size.height}
            onChange={(y) => move({ y })}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button colour="gray" variant="text" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => void finish()}>Use this</Button>
      </DialogActions>
    </Dialog>
  );
}
