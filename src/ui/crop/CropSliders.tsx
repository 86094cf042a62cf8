import type { Crop, Region, Size } from '@/lib/cropping';
import * as texts from '@/texts/ui/crop';
import { RangeField } from '../RangeField';

interface CropSlidersProps {
  size: Size;
  region: Region;
  crop: Crop;
  minZoom: number;
  maxZoom: number;
  onChange: (change: Partial<Crop>) => void;
}

/** Zooms and moves the crop with sliders, which also work by keyboard. */
export const CropSliders = ({ size, region, crop, minZoom, maxZoom, onChange }: CropSlidersProps) => (
  <>
    <RangeField
      label={texts.zoom}
      min={minZoom}
      max={maxZoom}
      value={crop.zoom}
      isDisabled={maxZoom === minZoom}
      onChange={(zoom) => onChange({ zoom })}
    />
    <RangeField
      label={texts.leftToRight}
      min={region.width / 2}
      max={size.width - region.width / 2}
      value={crop.x}
      isDisabled={region.width >= size.width}
      onChange={(x) => onChange({ x })}
    />
    <RangeField
      label={texts.topToBottom}
      min={region.height / 2}
      max={size.height - region.height / 2}
      value={crop.y}
      isDisabled={region.height >= size.height}
      onChange={(y) => onChange({ y })}
    />
  </>
);
