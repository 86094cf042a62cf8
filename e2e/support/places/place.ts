export interface Control {
  role: 'button' | 'checkbox' | 'link' | 'menuitem' | 'tab';
  name: string | RegExp;
}

/** A control, or a key of the keyboard. */
export type Press = Control | { key: string };

/** A screen as it is looked at: its address, and what is pressed there one after the other. */
export interface Place {
  /** `:client` stands for a client's id. */
  address: string;
  presses: readonly Press[];
}

const pressed =
  (role: Control['role']) =>
  (name: Control['name']): Control => ({ role, name });

export const button = pressed('button');
export const checkbox = pressed('checkbox');
export const menuitem = pressed('menuitem');
export const tab = pressed('tab');
export const link = pressed('link');
export const key = (name: string): Press => ({ key: name });

export const at = (address: string, ...presses: readonly Press[]): Place => ({ address, presses });

export const nameOf = ({ address, presses }: Place): string =>
  [address, ...presses.map((press) => ('key' in press ? press.key : String(press.name)))].join(' › ');
