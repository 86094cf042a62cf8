import type { WebSocket } from 'ws';

/** A reader that falls this far behind is let go; it comes again and reads anew. */
const mostBytesWaiting = 1_000_000;

/** Sends to whoever still listens. Nothing piles up for those who ask and never read. */
export function sendText(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > mostBytesWaiting) socket.terminate();
  else socket.send(text);
}
