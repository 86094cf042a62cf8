import Box from '@mui/material/Box';

const isWebUrl = (url: string) => /^https?:\/\//i.test(url);

/** Renders an http or https URL as a link to a new tab, and any other value as plain text. */
export function WebsiteLink({ url }: { url: string }) {
  if (!isWebUrl(url)) return url;
  return (
    <Box
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      sx={{ color: 'primary.main', overflowWrap: 'anywhere' }}
    >
      {url.replace(/^https?:\/\//i, '')}
    </Box>
  );
}
