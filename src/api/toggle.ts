/** What is wanted of something (on or off, how many stars), and how it stood when the server last said so. */
export interface Toggle<Value = boolean> {
  desired: Value;
  /** The revision at which the server did what is wanted; null before. */
  settledAt: number | null;
  /** What was settled before it was wanted otherwise: cached answers may lack it. */
  earlier: { desired: Value; settledAt: number } | null;
}

/** The toggle once something is wanted of it. */
export const toggled = <Value>(known: Toggle<Value> | undefined, desired: Value): Toggle<Value> => {
  const { settledAt = null, earlier = null } = known ?? {};
  const isSettled = known !== undefined && settledAt !== null;
  return {
    desired,
    settledAt: null,
    earlier: isSettled ? { desired: known.desired, settledAt } : earlier,
  };
};

/** The toggle once what was wanted has failed; null where cached answers tell how it stands. */
export const failedToggle = <Value>({ earlier }: Toggle<Value>): Toggle<Value> | null =>
  earlier && { ...earlier, earlier: null };
