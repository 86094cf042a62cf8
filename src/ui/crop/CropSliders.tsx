import type { Crop, Region, Size } from '@/lib/cropping';
import * as texts from '@/texts/ui/crop';
import { RangeField } from '../RangeField';

interface CropSlidersProps {
  size: Size;
  region: Region;
  crop: Crop;
  /** Of the zoom. */
  least: number;
  most: number;
  onMove: (change: Partial<Crop>) => void;
}

/** A crop by keyboard. */
export const CropSliders = ({ size, region, crop, least, most, onMove }: CropSlidersProps) => (
  <>
    <RangeField
      label={texts.zoom}
      min={least}
      max={most}
      value={crop.zoom}
      isDisabled={most === least}
      onChange={(zoom) => onMove({ zoom })}
    />
    <RangeField
      label={texts.leftToRight}
      min={region.width / 2}
      max={size.width - region.width / 2}
      value={crop.x}
      isDisabled={region.width >= size.width}
      onChange={(x) => onMove({ x })}
    />
    <RangeField
      label={texts.topToBottom}
      min={region.height / 2}
      max={size.height - region.height / 2}
      value={crop.y}
      isDisabled={region.height >= size.height}
      onChange={(y) => onMove({ y })}
    />
  </>
);
