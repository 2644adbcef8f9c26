import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import type { FilePayload } from './pictures';

/** The path of a seed photo on this disk. */
export const findPhotoFile = (name: string): string =>
  fileURLToPath(new URL(`../../public/photos/${name}.webp`, import.meta.url));

/**
 * Pastes, drags or drops a file onto an element, with the events that the browser would dispatch.
 * @param texts the clipboard's texts beside the file, by type
 * @returns whether the page prevented the browser from opening the file itself
 */
export const giveFile = (
  target: Locator,
  way: 'paste' | 'dragover' | 'drop',
  file: FilePayload,
  texts: Record<string, string> = {},
): Promise<{ browserKeepsOut: boolean }> =>
  target.evaluate(
    (element, { way, name, type, bytes, texts }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], name, { type }));
      for (const [kind, text] of Object.entries(texts)) data.setData(kind, text);
      const init = { bubbles: true, cancelable: true };
      const event =
        way === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent(way, { ...init, dataTransfer: data });
      return { browserKeepsOut: !element.dispatchEvent(event) };
    },
    { way, name: file.name, type: file.mimeType, bytes: [...file.buffer], texts },
  );
