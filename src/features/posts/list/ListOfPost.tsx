import { lazyComponent } from '../../../components/lazyComponent';
import { LazyRegion } from '../../../components/LazyRegion';
import type { SharedList } from '../../../domain/entities';

const SharedListCard = lazyComponent(async () => (await import('./SharedListCard')).SharedListCard);

/** As high as the card, which loads later: few feeds show a list. */
const PLACE = { minHeight: 98 };

/** The list that a post is about. */
export function ListOfPost({ list }: { list: SharedList }) {
  return (
    <div style={PLACE}>
      <LazyRegion onFailure={() => undefined}>
        <SharedListCard list={list} />
      </LazyRegion>
    </div>
  );
}
