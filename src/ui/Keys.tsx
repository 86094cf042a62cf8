import Box from '@mui/material/Box';

const keySx = {
  minWidth: 20,
  px: 0.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 0.75,
  bgcolor: 'background.default',
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '18px',
  textAlign: 'center',
} as const;

export const Keys = ({ keys }: { keys: readonly string[] }) => (
  <Box component="span" dir="ltr" sx={{ display: 'inline-flex', gap: 0.5, flexShrink: 0 }}>
    {keys.map((key) => (
      <Box component="kbd" key={key} sx={keySx}>
        {key}
      </Box>
    ))}
  </Box>
);
