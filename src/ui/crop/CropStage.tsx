import Box from '@mui/material/Box';
import { useRef, type PointerEvent } from 'react';
import { regionOf, type Crop, type Size } from '@/lib/cropping';

interface CropStageProps {
  image: HTMLImageElement;
  size: Size;
  aspect: number;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const percent = (share: number) => `${share * 100}%`;

/** Shows the crop in a frame. Dragging moves the image under the frame. */
export function CropStage({ image, size, aspect, crop, onChange }: CropStageProps) {
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
