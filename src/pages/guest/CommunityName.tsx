import { useCommunityName } from '../../lib/community';

/** What comes before a sentence about the product. The prerendered one is empty: a server fills it in, see `server/page.ts`. */
export function CommunityName() {
  const name = useCommunityName();
  return (
    <span data-slot="community">
      {name !== undefined && (
        <>
          <bdi>{name}</bdi>
          {' · '}
        </>
      )}
    </span>
  );
}
