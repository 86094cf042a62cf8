import Box from '@mui/material/Box';

const isWebAddress = (address: string) => /^https?:\/\//i.test(address);

/** Leads out of the console, in a tab of its own; anything that is no web address is plain text. */
export function WebsiteLink({ address }: { address: string }) {
  if (!isWebAddress(address)) return address;
  return (
    <Box
      component="a"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      sx={{ color: 'primary.main', overflowWrap: 'anywhere' }}
    >
      {address.replace(/^https?:\/\//i, '')}
    </Box>
  );
}
