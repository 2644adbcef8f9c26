/**
 * @typedef {{ files: Record<string, { mutants: { status: string }[] }> }} Report as Stryker's json reporter writes it
 * @typedef {{ mutants: number, killed: number, survived: number, timeout: number, score: string }} Figures
 */

/**
 * Figures by area and in total. A mutant that no test reaches has survived; one that makes the tests run for ever was
 * detected.
 * @param {{ area: string, report: Report }[]} reports
 * @returns {Record<string, Figures>}
 */
export function tally(reports) {
  const statusesByArea = reports.map(({ area, report }) => ({
    area,
    statuses: Object.values(report.files).flatMap(({ mutants }) => mutants.map((m) => m.status)),
  }));
  const total = statusesByArea.flatMap(({ statuses }) => statuses);
  return Object.fromEntries(
    [...statusesByArea, { area: 'total', statuses: total }].map(({ area, statuses }) => [
      area,
      figuresOf(statuses),
    ]),
  );
}

/**
 * @param {string[]} statuses
 * @returns {Figures}
 */
function figuresOf(statuses) {
  /** @param {string[]} wanted */
  const count = (...wanted) => statuses.filter((status) => wanted.includes(status)).length;
  const killed = count('Killed');
  const timeout = count('Timeout');
  const survived = count('Survived', 'NoCoverage');
  const mutants = killed + timeout + survived;
  return {
    mutants,
    killed,
    survived,
    timeout,
    score: `${((100 * (killed + timeout)) / mutants).toFixed(1)} %`,
  };
}
