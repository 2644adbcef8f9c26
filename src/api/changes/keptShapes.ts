import * as v from 'valibot';
import { UserSummarySchema } from '../../domain/entities';
import { RatingSchema } from '../../domain/filmFields';
import { DiaryEntrySchema } from '../../domain/films';
import { NOTIFICATION_KINDS } from '../../domain/notifications';

/**
 * What changes that outlive a reload say, beside what all changes say. A kind names its shape: a change is believed after
 * a reload only if it has that. No first page loads this code.
 */
export const keptShapes = {
  toggle: v.object({ desired: v.boolean() }),
  stars: v.object({ desired: v.nullable(RatingSchema) }),
  person: v.object({ desired: v.boolean(), user: UserSummarySchema }),
  entry: v.object({ desired: v.boolean(), entry: DiaryEntrySchema }),
  list: v.object({ desired: v.boolean(), title: v.string() }),
  place: v.object({
    desired: v.object({ listId: v.string(), filmId: v.string(), isOn: v.boolean() }),
  }),
  films: v.object({ desired: v.boolean(), title: v.string(), filmIds: v.array(v.string()) }),
  notifications: v.object({ desired: v.array(v.picklist(NOTIFICATION_KINDS)) }),
};
