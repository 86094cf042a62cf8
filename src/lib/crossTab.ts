/** Broadcasts messages to the other tabs of this origin in one browser. */
export interface CrossTab<Message> {
  publish(message: Message): void;
  /** Calls `listener` for messages from other tabs. The returned function unsubscribes. */
  subscribe(listener: (message: Message) => void): () => void;
  close(): void;
}

export function openCrossTab<Message>(name: string): CrossTab<Message> {
  const channel = new BroadcastChannel(name);
  return {
    publish: (message) => channel.postMessage(message),
    subscribe: (listener) => {
      const onMessage = ({ data }: MessageEvent<Message>) => listener(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
    close: () => channel.close(),
  };
}
