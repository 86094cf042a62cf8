import Box from '@mui/material/Box';
import { reconnectAsked, selectConnection } from '@/state/connectionSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';

/** A quiet line once the socket has given up; everything but live updates goes on working. */
export function SocketNotice() {
  const { status, message } = useAppSelector(selectConnection);
  const dispatch = useAppDispatch();

  return (
    <Box role="status">
      {status === 'lost' && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            px: 2.5,
            py: 0.5,
            borderBottom: '1px solid',
            borderColor: 'divider',
            color: 'text.secondary',
            typography: 'body2',
          }}
        >
          <span>Live updates have stopped. {message}</span>
          <Button size={1} variant="text" onClick={() => dispatch(reconnectAsked())}>
            Reconnect
          </Button>
        </Box>
      )}
    </Box>
  );
}
