/** What each figure is to be, after the floor's in the same run, or after what it was before something grew. */

/** @typedef {{ text: string, most: number }} Goal */
/** @typedef {(floor: number) => Goal} GoalAt */

/** @type {(ratio: number) => GoalAt} */
const timesTheFloor = (ratio) => (floor) => ({ text: `${ratio} × floor`, most: ratio * floor });

/** @type {(more: number) => GoalAt} */
const overTheFloor = (more) => (floor) => ({ text: `floor + ${more}`, most: floor + more });

/** @type {(ratio: number, base: string) => GoalAt} */
const timesThat = (ratio, base) => (value) => ({ text: `${ratio} × ${base}`, most: ratio * value });

/** @type {(most: number) => GoalAt} */
const atMost = (most) => () => ({ text: String(most), most });

/** @type {Map<string, GoalAt>} */
const GOALS = new Map([
  ['landing, first paint ms', timesTheFloor(1.4)],
  ['landing, script before it kB', atMost(5)],
  ['feed cold, first post ms', timesTheFloor(4.5)],
  ['feed again, first post ms', timesTheFloor(3)],
  ['feed, script until quiet kB', atMost(225)],
  ['feed, blocking time ms', atMost(265)],
  ['landing, layout shift', atMost(0.05)],
  ['feed cold, layout shift', atMost(0.05)],
  ['feed again, layout shift', atMost(0.05)],
  ['like, changed paint ms', atMost(50)],
  ['key in search, paint ms', overTheFloor(12)],
  ['key in composer, paint ms', overTheFloor(12)],
  ['key in composer, page just come ms', overTheFloor(12)],
  ['first visit, click to first post ms', timesThat(1.25, 'at 10')],
  ['later visit, first post ms', timesThat(1.25, 'at 10')],
  ['like, changed paint at full speed ms', timesThat(1.25, 'at 10')],
  ['nodes of the first page', timesThat(1.25, 'at 10')],
  ['heap MB', timesThat(1.25, 'at 10')],
  ['nodes, the most on the way', timesThat(3, 'first page')],
  ['frames dropped %', atMost(10)],
  ...[
    'thread, first reply ms',
    'thread, like a reply ms',
    'thread, nodes',
    'thread, heap MB',
    'notifications, first row ms',
    'notifications, nodes',
    'notifications, heap MB',
  ].map((name) => /** @type {const} */ ([name, timesThat(1.25, 'with ten')])),
  ['search for a film ms', atMost(50)],
  ['Films, first poster ms', timesThat(1.25, 'with few')],
  ['film, first post ms', timesThat(1.25, 'with few')],
  ['import of 2500 rows ms', atMost(10_000)],
  ['longest task over 50 while imported ms', atMost(50)],
  ['click on Post to painted card ms', atMost(100)],
  ['longest task over 50 while chosen and kept ms', atMost(50)],
  ['longest task over 50 while posted and stored ms', atMost(50)],
]);

/**
 * The goal of a figure and whether it is reached, in words; empty where none is set.
 *
 * @param {string} name
 * @param {number} floor or what the figure was before
 * @param {number} own
 * @returns {[goal: string, verdict: string]}
 */
export function judged(name, floor, own) {
  const goal = GOALS.get(name)?.(floor);
  return goal ? [goal.text, own <= goal.most ? 'reached' : 'missed'] : ['', ''];
}
