export type Section = 'Recent' | 'Screens' | 'Settings' | 'Actions' | 'Clients' | 'Payments';

/** Something that the palette offers. */
export interface Choice {
  id: string;
  section: Section;
  label: string;
  /** Beside the label: where it is, or whose. */
  hint?: string;
  /** What else it may be called. */
  words?: string;
  /** A shortcut that does the same. */
  keys?: readonly string[];
  /** An address of the console, or `run` where it leads nowhere. */
  to?: string;
  run?: () => void;
}
