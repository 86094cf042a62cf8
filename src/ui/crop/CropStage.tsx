import Box from '@mui/material/Box';
import { useRef, type PointerEvent } from 'react';
import { regionOf, type Crop, type Size } from '@/lib/cropping';

interface CropStageProps {
  image: HTMLImageElement;
  size: Size;
  aspect: number;
  crop: Crop;
  onMove: (crop: Crop) => void;
}

const percent = (share: number) => `${share * 100}%`;

/** The frame that a crop is seen through; the image under it can be dragged. */
export function CropStage({ image, size, aspect, crop, onMove }: CropStageProps) {
  const held = useRef<{ x: number; y: number; crop: Crop } | null>(null);
  const { left, top, width, height } = regionOf(size, aspect, crop);

  const hold = (event: PointerEvent<HTMLElement>) => {
    held.current = { x: event.clientX, y: event.clientY, crop };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!held.current) return;
    const pixels = width / event.currentTarget.clientWidth;
    const { x, y, crop: from } = held.current;
    onMove({
      ...from,
      x: from.x - (event.clientX - x) * pixels,
      y: from.y - (event.clientY - y) * pixels,
    });
  };
  const letGo = () => {
    held.current = null;
  };

  return (
    <Box
      onPointerDown={hold}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
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
  // Squares show where nothing is.
  background: 'repeating-conic-gradient(rgb(128 128 128 / 0.22) 0 25%, transparent 0 50%) 0 0 / 16px 16px',
} as const;
