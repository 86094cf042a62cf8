import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import {
  clampCrop,
  coverZoom,
  type Crop,
  fullCrop,
  maxZoomFor,
  type OutputWidthLimits,
  type Region,
  regionOf,
  type Size,
} from '@/lib/cropping';
import { drawCrop } from '@/lib/drawCrop';
import { focusRing } from '@/theme/componentStyles';
import { Dialog } from '../Dialog';

interface CropStageProps {
  image: HTMLImageElement;
  size: Size;
  aspect: number;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const percent = (share: number) => `${share * 100}%`;

/** Shows the crop in a frame. Dragging moves the image under the frame. */
function CropStage({ image, size, aspect, crop, onChange }: CropStageProps) {
  const dragStart = useRef<{ x: number; y: number; crop: Crop } | null>(null);
  const { left, top, width, height } = regionOf(size, aspect, crop);

  const startDrag = (event: PointerEvent<HTMLElement>) => {
    dragStart.current = { x: event.clientX, y: event.clientY, crop };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!dragStart.current) return;
    const imagePixelsPerCssPixel = width / event.currentTarget.clientWidth;
    const { x, y, crop: startCrop } = dragStart.current;
    onChange({
      ...startCrop,
      x: startCrop.x - (event.clientX - x) * imagePixelsPerCssPixel,
      y: startCrop.y - (event.clientY - y) * imagePixelsPerCssPixel,
    });
  };
  const endDrag = () => {
    dragStart.current = null;
  };

  return (
    <Box
      onPointerDown={startDrag}
      onPointerMove={drag}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
      sx={{ ...stageSx, aspectRatio: String(aspect), maxWidth: `min(360px, ${50 * aspect}vh)` }}
    >
      <Box
        component="img"
        src={image.src}
        alt=""
        draggable={false}
        style={{
          left: percent(-left / width),
          top: percent(-top / height),
          width: percent(size.width / width),
          height: percent(size.height / height),
        }}
        sx={{ position: 'absolute', maxWidth: 'none', userSelect: 'none' }}
      />
    </Box>
  );
}

const stageSx = {
  position: 'relative',
  width: '100%',
  alignSelf: 'center',
  overflow: 'hidden',
  borderRadius: 1,
  border: '1px solid',
  borderColor: 'outline',
  cursor: 'grab',
  touchAction: 'none',
  // A checkerboard marks the area outside the image.
  background: 'repeating-conic-gradient(rgb(128 128 128 / 0.22) 0 25%, transparent 0 50%) 0 0 / 16px 16px',
} as const;

interface RangeFieldProps {
  label: string;
  min: number;
  max: number;
  value: number;
  isDisabled?: boolean;
  onChange: (value: number) => void;
}

const steps = 100;

const rangeSx = (theme: Theme) => ({
  width: '100%',
  margin: 0,
  accentColor: theme.palette.primary.main,
  '&:focus-visible': { ...focusRing(theme), borderRadius: '3px' },
});

/** Renders a native slider with 100 steps from `min` to `max`. */
function RangeField({ label, min, max, value, isDisabled = false, onChange }: RangeFieldProps) {
  const id = useId();
  const span = max - min;

  return (
    <div>
      <Typography component="label" htmlFor={id} variant="body2">
        {label}
      </Typography>
      <Box
        component="input"
        type="range"
        id={id}
        min={0}
        max={steps}
        value={span > 0 ? Math.round(((value - min) / span) * steps) : 0}
        disabled={isDisabled}
        onChange={(event) => onChange(min + (Number(event.target.value) / steps) * span)}
        sx={rangeSx}
      />
    </div>
  );
}

interface CropSlidersProps {
  size: Size;
  region: Region;
  crop: Crop;
  minZoom: number;
  maxZoom: number;
  onChange: (change: Partial<Crop>) => void;
}

/** Zooms and moves the crop with sliders, which also work by keyboard. */
const CropSliders = ({ size, region, crop, minZoom, maxZoom, onChange }: CropSlidersProps) => {
  const { t } = useLingui();
  return (
    <>
      <RangeField
        label={t`Zoom`}
        min={minZoom}
        max={maxZoom}
        value={crop.zoom}
        isDisabled={maxZoom === minZoom}
        onChange={(zoom) => onChange({ zoom })}
      />
      <RangeField
        label={t`Horizontal position`}
        min={region.width / 2}
        max={size.width - region.width / 2}
        value={crop.x}
        isDisabled={region.width >= size.width}
        onChange={(x) => onChange({ x })}
      />
      <RangeField
        label={t`Vertical position`}
        min={region.height / 2}
        max={size.height - region.height / 2}
        value={crop.y}
        isDisabled={region.height >= size.height}
        onChange={(y) => onChange({ y })}
      />
    </>
  );
};

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
  const { t } = useLingui();
  const { title, hint, image, aspect, isFilled = false, widthLimits, fileName, children, preview } = props;
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
    <Dialog
      title={title}
      size="xs"
      submitLabel={t`Crop image`}
      onSubmit={() => void finish()}
      onClose={props.onClose}
    >
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
    </Dialog>
  );
}
