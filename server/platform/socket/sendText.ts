import type { WebSocket } from 'ws';

/** A client with more unread bytes than this is disconnected, and reloads its data when it reconnects. */
const maxBufferedBytes = 1_000_000;

/**
 * Sends text to an open socket. Terminates clients that stop reading, so that responses do not accumulate in
 * memory.
 */
export function sendText(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
  else socket.send(text);
}
