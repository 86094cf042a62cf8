import { Node } from '@tiptap/core';

export interface Picture {
  /** In the format `/images/{id}`. */
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    picture: {
      /** Inserts a picture at the cursor, or replaces the selected one. */
      setPicture: (picture: Picture) => ReturnType;
    };
  }
}

const numberAttribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || null,
});

/**
 * Returns the node for pictures. Displays them at the URL from `pictureUrl`, because the stored `src` is a
 * path on the portal.
 */
export const pictureNode = (pictureUrl: (src: string) => string | null) =>
  Node.create({
    name: 'picture',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      src: { default: '' },
      alt: { default: '' },
      width: numberAttribute('width'),
      height: numberAttribute('height'),
    }),
    // Drops pictures from other sites.
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
