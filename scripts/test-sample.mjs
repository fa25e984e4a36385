// What a run takes of the loops over routes that have more cases than a run of minutes can hold: a sample, which is another one
// each day so that seven days on end have every case, or everything (`npm run test:all`).

/** How many runs have every case between them. */
export const turns = 7

const msOfDay = 86_400_000

/**
 * @param {Record<string, string | undefined>} [environment]
 * @returns {{ all: boolean, seed: number }}
 */
export function sampleOfRun(environment = process.env) {
  const given = environment.QUAY_TEST_SEED
  const seed = given ? Number(given) : Math.floor(Date.now() / msOfDay)
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Error(`QUAY_TEST_SEED must be a whole number: ${given}`)
  return { all: environment.QUAY_TEST_ALL === '1', seed }
}

/**
 * The cases of a list that the run takes, one at least; those of `turns` seeds in a row are all of the list.
 * @template Case
 * @param {readonly Case[]} cases
 * @param {{ all: boolean, seed: number }} sample
 * @returns {Case[]}
 */
export function partOf(cases, { all, seed }) {
  if (all) return [...cases]
  const size = Math.ceil(cases.length / turns)
  const from = (seed % turns) * size
  return Array.from({ length: size }, (_, at) => /** @type {Case} */ (cases[(from + at) % cases.length]))
}

/**
 * Whether a run looks at a page, by its name: each is looked at in one of three runs, so in seven on end at least once on a day
 * with an even seed and once on one with an odd seed.
 * @param {string} name
 * @param {{ all: boolean, seed: number }} sample
 */
export function isDue(name, { all, seed }) {
  const place = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 3_001, 0)
  return all || (place + seed) % 3 === 0
}

/**
 * The half of a list that the run takes, every second case; two seeds in a row have all of it.
 * @template Case
 * @param {readonly Case[]} cases
 * @param {{ all: boolean, seed: number }} sample
 * @returns {Case[]}
 */
export const halfOf = (cases, { all, seed }) => cases.filter((_, place) => all || (place + seed) % 2 === 0)

/**
 * For the report of a run: what it takes, and how to have the same again.
 * @param {{ all: boolean, seed: number }} sample
 */
export const describeSample = ({ all, seed }) =>
  all
    ? `Every foreign id and every fuzzed body (npm run test:all), seed ${seed}; the same again: QUAY_TEST_SEED=${seed} npm run test:all`
    : `A sample of foreign ids and fuzzed bodies, part ${(seed % turns) + 1} of ${turns}, seed ${seed}; the same again: QUAY_TEST_SEED=${seed} npm test; all: npm run test:all`
