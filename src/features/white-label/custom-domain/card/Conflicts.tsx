import Typography from '@mui/material/Typography';
import { CopyButton } from '@/ui/CopyButton';
import { Notice } from '@/ui/Notice';
import type { Domain } from '../customDomainApi';

/** The records that stand in the way. */
export function Conflicts({ conflicts }: { conflicts: Domain['conflicts'] }) {
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="red" title="Delete these records: they lead elsewhere">
      <Typography component="ul" variant="body2" sx={{ m: 0, pl: 2.5 }}>
        {conflicts.map(({ type, name, value }) => (
          <li key={`${type} ${value}`}>
            {type} record of {name} with the value <code>{value}</code>{' '}
            <CopyButton text={value} label={`Copy ${value}`} />
          </li>
        ))}
      </Typography>
    </Notice>
  );
}
