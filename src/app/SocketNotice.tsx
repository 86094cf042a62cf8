import Box from '@mui/material/Box';
import { reconnectAsked, selectConnection } from '@/state/connectionSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { NoticeBar } from '@/ui/NoticeBar';
import * as texts from '@/texts/app';

/** A quiet line once the socket has given up, or was refused a part; everything but live updates goes on working. */
export function SocketNotice() {
  const { status, message } = useAppSelector(selectConnection);
  const dispatch = useAppDispatch();
  const isLost = status === 'lost';
  // A message of a connection that stands is the server's refusal of something that was subscribed.
  const isRefused = status === 'connected' && message !== null;

  return (
    <Box role="status">
      {(isLost || isRefused) && (
        <NoticeBar label={texts.connection}>
          <span>
            {isLost ? texts.liveUpdatesHaveStopped : texts.someLiveUpdatesHaveStopped} {message}
          </span>
          {isLost && (
            <Button size={1} variant="text" onClick={() => dispatch(reconnectAsked())}>
              {texts.reconnect}
            </Button>
          )}
        </NoticeBar>
      )}
    </Box>
  );
}
