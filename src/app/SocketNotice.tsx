import Box from '@mui/material/Box';
import { reconnectRequested, selectConnection } from '@/state/connectionSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { NoticeBar } from '@/ui/NoticeBar';
import * as texts from '@/texts/app';

/** Shown when the socket is lost or a subscription is rejected. Only live updates are affected. */
export function SocketNotice() {
  const { status, message } = useAppSelector(selectConnection);
  const dispatch = useAppDispatch();
  const isLost = status === 'lost';
  // While connected, the message is the server's rejection of a subscription.
  const isRejected = status === 'connected' && message !== null;

  return (
    <Box role="status">
      {(isLost || isRejected) && (
        <NoticeBar label={texts.connection}>
          <span>
            {isLost ? texts.liveUpdatesHaveStopped : texts.someLiveUpdatesHaveStopped} {message}
          </span>
          {isLost && (
            <Button size={1} variant="text" onClick={() => dispatch(reconnectRequested())}>
              {texts.reconnect}
            </Button>
          )}
        </NoticeBar>
      )}
    </Box>
  );
}
