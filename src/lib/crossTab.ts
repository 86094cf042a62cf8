/** A line between the tabs of one browser. Whatever is said on it, every tab of the site can hear. */
export interface CrossTab<Message> {
  tell(message: Message): void;
  /** Calls back for what other tabs tell, until the returned function is called. */
  hear(heard: (message: Message) => void): () => void;
  close(): void;
}

export function openCrossTab<Message>(name: string): CrossTab<Message> {
  const channel = new BroadcastChannel(name);
  return {
    tell: (message) => channel.postMessage(message),
    hear: (heard) => {
      const listen = ({ data }: MessageEvent<Message>) => heard(data);
      channel.addEventListener('message', listen);
      return () => channel.removeEventListener('message', listen);
    },
    close: () => channel.close(),
  };
}
