import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../../app/hooks';
import type { UserSummary } from '../../../domain/entities';
import { summaryOf } from '../../../lib/people';
import { selectSessionUser } from '../../auth/authSlice';
import type { Face } from './userChanges';

/** How people look by now, by their id. */
export type Faces = Record<string, Face>;

/** How people look by the newest answers, and the viewer by what they want to be called. */
export const selectFaces = createSelector(
  [
    (state: RootState) => state.users.faces.entities,
    (state: RootState) => state.users.changes,
    selectSessionUser,
  ],
  (faces, { ids, entities }, viewer): Faces => {
    const edits = ids.flatMap((id) => {
      const change = entities[id];
      return change?.kind === 'profile' && change.settledAt === null ? change.fields : [];
    });
    if (!viewer || edits.length === 0) return faces;
    const known = faces[viewer._id]?.person ?? summaryOf(viewer);
    const person = summaryOf(edits.reduce((face, fields) => ({ ...face, ...fields }), known));
    return { ...faces, [viewer._id]: { person, revision: Infinity } };
  },
);

/** A person of an answer, looking as they do by now. */
export const faceOf = (faces: Faces, person: UserSummary, revision: number): UserSummary => {
  const face = faces[person._id];
  return face && face.revision > revision ? face.person : person;
};
