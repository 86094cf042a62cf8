import Box from '@mui/material/Box';
import { apiBase } from '@/config/env';
import * as texts from '@/texts/deployments';
import { missingValue, imageFields } from './changeLabels';

const imageSx = {
  height: 32,
  maxWidth: 120,
  p: '2px',
  objectFit: 'contain',
  verticalAlign: 'middle',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 0.5,
  bgcolor: 'common.white',
} as const;

/** Renders a logo as an image and any other value as text. */
export function FieldValue({ field, value }: { field: string; value: string }) {
  if (!imageFields.has(field) || value === missingValue) return value;
  return <Box component="img" src={apiBase + value} alt={texts.aPicture} loading="lazy" sx={imageSx} />;
}
