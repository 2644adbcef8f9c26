import type { UnknownAction } from '@reduxjs/toolkit';
import type { Liker } from '../../domain/entities';
import { fullName } from '../../lib/people';

/** A short message that closes by itself after a while. */
export interface Toast {
  id: string;
  text: string;
  /** A name in the text, which keeps a direction of its own. */
  name?: string;
  tone: 'success' | 'error' | 'info' | 'default';
  vertical: 'top' | 'bottom';
  horizontal: 'left' | 'right';
  /** Null: stays until dismissed. */
  durationMs: number | null;
  /** What the toast is about: a newer toast about the same replaces it. */
  about?: string;
  /** The action that the Undo button dispatches, if there is one. */
  undo?: UnknownAction;
  /** What was deleted, for the list of recent deletions. */
  deleted?: string;
  /** Whether there is a Reload button. */
  offersReload?: true;
}

export type ToastContent = Omit<Toast, 'id'>;

export const short = { durationMs: 1000, vertical: 'bottom', horizontal: 'right' } as const;

export type Named = Omit<Liker, '_id'>;

export const success = (text: string, about?: string): ToastContent => ({
  ...short,
  text,
  tone: 'success',
  ...(about !== undefined && { about }),
});

/** A toast that names somebody. */
export const withName = (person: Named, toastOf: (name: string) => ToastContent): ToastContent => {
  const name = fullName(person);
  return { ...toastOf(name), name };
};

/** With an Undo button, which dispatches the action. */
export const undoable = (text: string, about: string, undo: UnknownAction): ToastContent => ({
  ...short,
  text,
  tone: 'default',
  durationMs: 15_000,
  about,
  undo,
});

/** Toasts that any feature may raise; its own are in its `…Toasts.ts`. */
export const toasts = {
  /** A call failed: the server's message replaces the premature success toast about the same. */
  failed: (message: string, about?: string): ToastContent => ({
    ...short,
    text: message,
    tone: 'error',
    durationMs: 5000,
    ...(about !== undefined && { about }),
  }),
  /** What an open dialog shows or edits was deleted. */
  entityGone: (text: string, isTextKept: boolean): ToastContent => ({
    ...toasts.info(isTextKept ? `${text} Your text is kept.` : text),
    about: 'gone',
  }),
  newVersion: (): ToastContent => ({
    ...toasts.info('There is a new version of Cinefolk.'),
    durationMs: null,
    about: 'version',
    offersReload: true,
  }),
  linkCopied: (): ToastContent => success('Link Copied', 'copy'),
  copyFailed: (link: string): ToastContent =>
    toasts.failed(`The link could not be copied. It is ${link}`, 'copy'),
  shareFailed: (link: string): ToastContent =>
    toasts.failed(`The link could not be shared. It is ${link}`, 'share'),
  info: (text: string): ToastContent => ({ ...short, text, tone: 'info', durationMs: 5000 }),
};
