import { Node } from '@tiptap/core';

/** A picture of a guide. */
export interface Picture {
  /** `/images/{id}`. */
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    picture: {
      /** Puts a picture where the cursor is, or in place of the one that is chosen. */
      setPicture: (picture: Picture) => ReturnType;
    };
  }
}

const numberIn = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || null,
});

/** Shown by an address of its own, since the one it is written with is the client dashboard's. */
export const pictureNode = (pictureUrl: (src: string) => string | null) =>
  Node.create({
    name: 'picture',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      src: { default: '' },
      alt: { default: '' },
      width: numberIn('width'),
      height: numberIn('height'),
    }),
    // Pictures of other pages are not taken along.
    parseHTML: () => [{ tag: 'img[src^="/images/"]' }],
    renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
    addCommands() {
      return {
        setPicture:
          (picture) =>
          ({ commands }) =>
            commands.insertContent({ type: this.name, attrs: picture }),
      };
    },
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('img');
        const { src, alt } = node.attrs as Picture;
        dom.src = pictureUrl(src) ?? '';
        dom.alt = alt;
        return { dom };
      },
  });
