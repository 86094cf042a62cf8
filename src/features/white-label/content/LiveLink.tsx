import OpenIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { visuallyHidden } from '@/ui/visuallyHidden';
import * as texts from '@/texts/white-label/content';

interface LiveLinkProps {
  /** The path on the portal, such as `/legal/privacy-policy`. Null if clients cannot read the text. */
  path: string | null;
  title: string;
}

export function LiveLink({ path, title }: LiveLinkProps) {
  const link = useAppSelector(selectCompany)?.dashboardLink;
  if (!link || path === null) return <>—</>;
  return (
    <Box
      component="a"
      href={`${link}${path}`}
      target="_blank"
      rel="noreferrer"
      sx={{ color: 'primary.main', display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      {texts.open(<span style={visuallyHidden}>{texts.inANewTab(title)}</span>)}
      <OpenIcon aria-hidden sx={{ fontSize: 14 }} />
    </Box>
  );
}
