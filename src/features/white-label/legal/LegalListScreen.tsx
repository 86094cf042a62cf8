import Stack from '@mui/material/Stack';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { paths } from '@/config/paths';
import { ComingPanel } from '@/ui/ComingPanel';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { legalPages } from './legalPages';

export default function LegalListScreen() {
  return (
    <Stack spacing={2.5}>
      <PageHeader title="Legal" />
      <Panel title="Pages of your client dashboard">
        <List disablePadding>
          {legalPages.map(({ pathname, title, purpose }) => (
            <ListItem key={pathname} disableGutters divider>
              <ListItemText
                primary={<Link to={paths.legalPage(pathname)}>{title}</Link>}
                secondary={`Says ${purpose}.`}
              />
            </ListItem>
          ))}
        </List>
      </Panel>
      <ComingPanel meanwhile="collect the texts that you use today, or ask your lawyer for them.">
        You will write each page from a first draft with your company’s name filled in, keep a draft beside
        the published text, compare versions, and see when a page was last reviewed.
      </ComingPanel>
    </Stack>
  );
}
