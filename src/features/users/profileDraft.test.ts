import { BLANK_PROFILE } from '../../domain/profile';
import { changesOf } from './profileDraft';

const profile = { ...BLANK_PROFILE, firstName: 'Mina', lastName: 'Okafor' };

it('sends only changed fields, trimmed', () => {
  const draft = { firstName: 'Mina ', lastName: ' Bell', bio: 'Row F.\n' };
  expect(changesOf(draft, profile)).toEqual({ lastName: 'Bell', bio: 'Row F.' });
});
