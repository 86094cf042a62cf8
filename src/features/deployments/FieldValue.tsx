import Box from '@mui/material/Box';
import { apiBase } from '@/config/env';
import * as texts from '@/texts/deployments';
import { nothing, pictures } from './changeWords';

const pictureSx = {
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

/** What stands in a field: the picture itself where it is one. */
export function FieldValue({ field, value }: { field: string; value: string }) {
  if (!pictures.has(field) || value === nothing) return value;
  return <Box component="img" src={apiBase + value} alt={texts.aPicture} loading="lazy" sx={pictureSx} />;
}
