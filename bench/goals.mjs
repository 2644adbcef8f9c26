/** The goal of each figure, relative to the floor in the same run, or to the figure before something grew. */

/** @typedef {{ text: string, limit: number }} Goal */
/** @typedef {(floor: number) => Goal} GoalAt */

/** @type {(ratio: number) => GoalAt} */
const timesFloor = (ratio) => (floor) => ({ text: `${ratio} × floor`, limit: ratio * floor });

/** @type {(more: number) => GoalAt} */
const floorPlus = (more) => (floor) => ({ text: `floor + ${more}`, limit: floor + more });

/** @type {(ratio: number, base: string) => GoalAt} */
const timesBase = (ratio, base) => (value) => ({
  text: `${ratio} × ${base}`,
  limit: ratio * value,
});

/** @type {(most: number) => GoalAt} */
const absolute = (most) => () => ({ text: String(most), limit: most });

/**
 * Both goals hold, so the lower one counts.
 * @type {(...goals: GoalAt[]) => GoalAt}
 */
const lower =
  (...goals) =>
  (value) => {
    const [lowest] = goals.map((goal) => goal(value)).sort((a, b) => a.limit - b.limit);
    return lowest ?? { text: '', limit: Infinity };
  };

/** @type {Map<string, GoalAt>} */
const GOALS = new Map([
  ['landing, first paint ms', timesFloor(1.4)],
  ['landing, script before it kB', absolute(5)],
  ['feed cold, first paint ms', timesFloor(1.4)],
  ['feed again, first paint ms', timesFloor(1.4)],
  ['feed cold, first post ms', timesFloor(4.8)],
  ['feed again, first post ms', timesFloor(2.6)],
  ['feed, script before the first post kB', absolute(235)],
  ['feed, script until quiet kB', absolute(225)],
  ['feed, blocking time ms', absolute(265)],
  ['landing, layout shift', absolute(0.05)],
  ['feed cold, layout shift', absolute(0.05)],
  ['feed again, layout shift', absolute(0.05)],
  ['like, changed paint ms', timesFloor(2.2)],
  ['key in search, paint ms', floorPlus(10)],
  ['key in composer, paint ms', floorPlus(10)],
  ['key in composer, page just come ms', floorPlus(10)],
  ['first visit, click to first post ms', timesBase(1.25, 'at 10')],
  ['later visit, first post ms', timesBase(1.25, 'at 10')],
  ['like, changed paint at full speed ms', timesBase(1.25, 'at 10')],
  ['nodes of the first page', timesBase(1.25, 'at 10')],
  ['heap MB', timesBase(1.25, 'at 10')],
  ['nodes, the most on the way', timesBase(3, 'first page')],
  ['frames dropped %', absolute(10)],
  ...[
    'thread, first reply ms',
    'thread, like a reply ms',
    'thread, nodes',
    'thread, heap MB',
    'notifications, first row ms',
    'notifications, nodes',
    'notifications, heap MB',
  ].map((name) => /** @type {const} */ ([name, timesBase(1.25, 'with ten')])),
  ['search for a film ms', lower(timesBase(1.25, 'with few'), absolute(50))],
  ['Films, first poster ms', timesBase(1.25, 'with few')],
  ['film, first post ms', timesBase(1.25, 'with few')],
  ...['diary, first evening ms', 'a year, first bar ms', 'all time, first bar ms'].map(
    (name) => /** @type {const} */ ([name, timesBase(1.25, 'with 100')]),
  ),
  ['import of 2500 rows ms', absolute(10_000)],
  ['longest task over 50 while imported ms', absolute(50)],
  ['longest frame while dragged ms', absolute(1_000)],
  ['longest task over 50 while lists came in ms', absolute(50)],
  ['click on Post to painted card ms', absolute(100)],
  ['longest task over 50 while chosen and kept ms', absolute(50)],
  ['longest task over 50 while posted and stored ms', absolute(50)],
]);

/**
 * A figure's goal and whether it is reached, in words; empty if it has none.
 * @param {string} name
 * @param {number} floor or the figure before
 * @param {number} own
 * @returns {[goal: string, verdict: string]}
 */
export function judge(name, floor, own) {
  const goal = GOALS.get(name)?.(floor);
  return goal ? [goal.text, own <= goal.limit ? 'reached' : 'missed'] : ['', ''];
}
