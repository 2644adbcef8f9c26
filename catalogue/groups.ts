import type { Entry } from './story';
import { brand } from './stories/brand';
import { composing } from './stories/composing';
import { controls } from './stories/controls';
import { dialogs } from './stories/dialogs';
import { films } from './stories/films';
import { messages } from './stories/messages';
import { notifications } from './stories/notifications';
import { people } from './stories/people';
import { pictures } from './stories/pictures';
import { posts } from './stories/posts';
import { waiting } from './stories/waiting';

export interface Group {
  title: string;
  entries: Entry[];
}

/** The whole catalogue, in reading order. */
export const groups: Group[] = [
  { title: 'Brand', entries: brand },
  { title: 'Controls', entries: controls },
  { title: 'People', entries: people },
  { title: 'Pictures', entries: pictures },
  { title: 'Films', entries: films },
  { title: 'Posts', entries: posts },
  { title: 'Notifications', entries: notifications },
  { title: 'Writing', entries: composing },
  { title: 'Waiting', entries: waiting },
  { title: 'Messages', entries: messages },
  { title: 'Dialogs and menus', entries: dialogs },
];
