import BackIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { leaveWhenSafe } from '@/lib/forms/leaveGuard';
import { Button } from '@/ui/Button';
import { Link } from '@/ui/Link';
import * as texts from '@/texts/clients/view';
import { useGetClientNeighboursQuery } from '../clientViewApi';
import { listArguments, readListQuery } from '../list/clientListParams';
import { useMaySeeMoney } from '../useMaySeeMoney';
import { usePlaceInList } from './usePlaceInList';

/** The way back to the list one came from, and to the clients beside this one in it. */
export function ListNeighbours({ id }: { id: string }) {
  const { list, toList, toView } = usePlaceInList();
  const query = readListQuery(new URLSearchParams(list ?? ''), useMaySeeMoney());
  const { currentData } = useGetClientNeighboursQuery(
    { id, ...listArguments(query) },
    { skip: list === null },
  );
  const { previous, next } = currentData?.clientNeighbours ?? {};
  const previousPath = previous ? toView(previous.id) : null;
  const nextPath = next ? toView(next.id) : null;
  useStepKeys(previousPath, nextPath);

  return (
    <Box
      component="nav"
      aria-label={texts.placeInTheList}
      sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
    >
      <Box sx={{ flex: '1 1 auto' }}>
        <Link to={toList}>{texts.clientManagement}</Link>
      </Box>
      {list !== null && (
        <>
          <Step label={texts.previousClient} name={previous?.name} path={previousPath}>
            <BackIcon aria-hidden fontSize="small" />
          </Step>
          <Step label={texts.nextClient} name={next?.name} path={nextPath}>
            <NextIcon aria-hidden fontSize="small" />
          </Step>
        </>
      )}
    </Box>
  );
}

interface StepProps {
  label: string;
  name: string | undefined;
  path: string | null;
  children: ReactNode;
}

function Step({ label, name, path, children }: StepProps) {
  return (
    <Button
      size={2}
      colour="gray"
      variant="soft"
      to={path ?? undefined}
      disabled={path === null}
      aria-label={name ? `${label}: ${name}` : label}
    >
      {children}
    </Button>
  );
}

// With Alt, because letters and arrows alone belong to the screen reader and to the page's own scrolling.
const stepOf: Readonly<Record<string, 'previous' | 'next'>> = { KeyK: 'previous', KeyJ: 'next' };

function useStepKeys(previous: string | null, next: string | null): void {
  const navigate = useNavigate();

  useEffect(() => {
    const onKeyDown = ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent) => {
      const step = altKey && !ctrlKey && !metaKey ? stepOf[code] : undefined;
      const path = step && { previous, next }[step];
      if (path) leaveWhenSafe(() => void navigate(path));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [navigate, previous, next]);
}
