import Typography from '@mui/material/Typography';

export function GoogleUnreachable() {
  return (
    <Typography role="status" sx={{ color: 'text.secondary' }} align="center">
      Google could not be reached. Use your e-mail address and password, or reload the page.
    </Typography>
  );
}
